import { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { addRequestMeta } from 'next/dist/server/request-meta';
import { describe, expect, test } from 'vitest';
import { createOverloadGate, PAGE_WEIGHT } from '@/server/http/overload-gate';
import { busyPage } from '@/server/ssr/plain/busy-page';
import { letPageIn } from '@/server/ssr/page-gate';
import { LOCALE_CODES } from '@/utils/i18n/locales';

const makeGate = (pages: number) =>
  createOverloadGate(
    { maxInFlight: pages * PAGE_WEIGHT, maxWaitMs: 500 },
    { waitMs: () => 0, now: () => 0 },
  );

/** A request and an answer without a socket; what is written is kept. */
function visit(url = '/', lang = 'en') {
  const req = Object.assign(new EventEmitter(), {
    url,
    method: 'GET',
    headers: {},
  }) as unknown as IncomingMessage;
  // as Next does before a page sees the request
  addRequestMeta(req, 'initURL', `http://test.local${url}`);
  const res = new ServerResponse(req);
  let body = '';
  res.end = ((text?: string) => {
    body = text ?? '';
    return res;
  }) as never;
  const page = { req, res, lang, path: url, token: null };
  return { page, req, res, body: () => body };
}

describe('a page', () => {
  test('is counted until its answer is over, sent or broken off', () => {
    const gate = makeGate(10);
    const { page, res } = visit();
    expect(letPageIn(page, gate)).toBe(true);
    expect(gate.inFlight).toBe(PAGE_WEIGHT);
    res.emit('close');
    expect(gate.inFlight).toBe(0);
  });

  test('is counted once when it ends as the error page', () => {
    const gate = makeGate(10);
    const { page, res } = visit();
    letPageIn(page, gate);
    expect(letPageIn(page, gate)).toBe(true);
    expect(gate.inFlight).toBe(PAGE_WEIGHT);
    res.emit('close');
    expect(gate.inFlight).toBe(0);
  });

  test('whose reader has left already is not counted for ever', () => {
    const gate = makeGate(10);
    const { page, res } = visit();
    res.destroy();
    letPageIn(page, gate);
    expect(gate.inFlight).toBe(0);
  });

  test('that is too much is answered at once, in its language, without a script of ours', () => {
    const gate = makeGate(1);
    letPageIn(visit().page, gate);
    const { body, page, res } = visit('/ar/restaurant/5', 'ar');
    expect(letPageIn(page, gate)).toBe(false);
    expect(gate.inFlight).toBe(PAGE_WEIGHT);
    expect(res.statusCode).toBe(503);
    expect(res.getHeader('retry-after')).toBe('2');
    expect(res.getHeader('cache-control')).toBe('no-store');
    expect(res.getHeader('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'sha256-.*style-src 'sha256-/,
    );
    expect(body()).toContain('<html lang="ar" dir="rtl">');
    expect(body()).toContain('هناك ازدحام شديد الآن');
    expect(body()).toContain('href="">حاول مرة أخرى');
    expect(body()).not.toMatch(/src=|http/);
  });

  test('that only a tab asked for is refused without words', () => {
    const gate = makeGate(1);
    letPageIn(visit().page, gate);
    const { body, page, res } = visit('/_next/data/build/en/index.json');
    expect(letPageIn(page, gate)).toBe(false);
    expect([res.statusCode, body()]).toEqual([503, '']);
  });
});

test('every language has its own words for being busy', () => {
  const words = LOCALE_CODES.map(
    (lang) => /<h1>(.+)<\/h1>/.exec(busyPage(lang))?.[1],
  );
  expect(new Set(words).size).toBe(LOCALE_CODES.length);
});
