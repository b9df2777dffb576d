import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { keptRoot } from '@/scripts/serve/kept-builds.mjs';
import { newCustomer } from '@/tests/e2e/support/customers';
import { BROWSER, rawAnswer } from '@/tests/support/site/raw-answer';
import { siteIt } from '@/tests/support/site/site-test';

const ASK = { gzip: { 'accept-encoding': 'gzip' }, identity: {} };
const DAY_MS = 86_400_000;
const TEXTS = '/locales/en/translation.json';
const STATIC = join(process.env.NEXT_DIST_DIR ?? '.next', 'static');

const at = (path: string): string => inject('siteUrl') + path;
const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = BROWSER,
  method?: string,
) => rawAnswer(at(path), headers, method);

/** Names of the build's files of this kind below `/_next/static`. */
const built = (ending: string): string[] =>
  readdirSync(STATIC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );

/** A page is never the same twice: its nonce is new. */
const withoutNonces = (html: string): string =>
  html.replaceAll(/nonce="[^"]*"/g, '');

describe('a static file of the build', () => {
  siteIt('is sent as the build packed it', async () => {
    const scripts = built('.js.br');
    expect(scripts.length).toBeGreaterThan(100);
    expect(built('.css.br').length).toBeGreaterThan(5);
    for (const packed of [...scripts.slice(0, 20), ...built('.css.br')]) {
      const name = packed.slice(0, -'.br'.length);
      const answer = await ask(`/_next/static/${name}`);
      expect(answer.bytes.equals(readFileSync(join(STATIC, packed)))).toBe(
        true,
      );
      expect(answer.text).toBe(readFileSync(join(STATIC, name), 'utf8'));
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
      });
    }
  });

  siteIt('is sent in what the browser takes', async () => {
    const [packed = ''] = built('.js.gz');
    const name = packed.slice(0, -'.gz'.length);
    const script = readFileSync(join(STATIC, name), 'utf8');
    for (const [encoding, headers] of Object.entries(ASK)) {
      const answer = await ask(`/_next/static/${name}`, headers);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.text).toBe(script);
    }
  });

  siteIt('of an earlier build is there for a day', async () => {
    const folder = (hours: number): string =>
      join(keptRoot(process.env), String(Date.now() - hours * (DAY_MS / 24)));
    const kept = { 'yesterday.js': folder(23), 'long-ago.js': folder(25) };
    for (const [name, root] of Object.entries(kept)) {
      mkdirSync(join(root, 'chunks'), { recursive: true });
      onTestFinished(() => {
        rmSync(root, { recursive: true, force: true });
      });
      writeFileSync(join(root, 'chunks', name), 'let old;');
    }
    const answer = await ask('/_next/static/chunks/yesterday.js');
    expect(answer).toMatchObject({ status: 200, text: 'let old;' });
    expect(answer.headers['cache-control']).toContain('immutable');
    for (const name of ['long-ago.js', 'never.js']) {
      const { headers, status } = await ask(`/_next/static/chunks/${name}`);
      expect(status, name).toBe(404);
      expect(headers['cache-control']).toContain('no-store');
    }
  });
});

describe('a page or an answer of the API', () => {
  siteIt('is in what the browser takes', async () => {
    for (const path of ['/terms', '/api/v1/rest/shops/paginate']) {
      const [br, gzip, identity] = await Promise.all([
        ask(path),
        ask(path, ASK.gzip),
        ask(path, ASK.identity),
      ]);
      expect(br.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(identity.headers['content-encoding']).toBeUndefined();
      for (const { headers, text } of [br, gzip, identity]) {
        expect(headers.vary).toContain('Accept-Encoding');
        expect(withoutNonces(text)).toHaveLength(
          withoutNonces(identity.text).length,
        );
      }
      expect(br.bytes.length).toBeLessThan(identity.bytes.length / 2);
    }
  });

  siteIt('that is small is as it is', async () => {
    const { headers, text } = await ask('/api/v1/health');
    expect(headers['content-encoding']).toBeUndefined();
    expect(text.length).toBeLessThan(1024);
  });

  siteIt('to HEAD has no body', async () => {
    for (const path of ['/terms', '/api/v1/rest/shops/paginate']) {
      const { bytes, headers, status } = await ask(path, BROWSER, 'HEAD');
      expect({ status, length: bytes.length }).toEqual({
        status: 200,
        length: 0,
      });
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  siteIt('is whole for the next caller when one leaves', async () => {
    for (let call = 0; call < 10; call += 1)
      await new Promise<void>((resolve) => {
        const request = get(at('/'), { headers: BROWSER }, (answer) => {
          answer.once('data', () => request.destroy());
          answer.on('error', () => undefined).on('close', resolve);
        }).on('error', () => undefined);
      });
    expect((await ask('/')).text).toMatch(/<\/html>$/);
  });
});

describe('a language’s texts', () => {
  siteIt('are packed once, at best', async () => {
    const { bytes: plain } = await ask(TEXTS, ASK.identity);
    const { bytes: quick } = await ask(TEXTS);
    await expect
      .poll(async () => (await ask(TEXTS)).headers.etag)
      .toMatch(/^W\//);
    const best = await ask(TEXTS);
    expect(best.text).toBe(plain.toString());
    expect(best.bytes.length).toBeLessThanOrEqual(quick.length);
    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
    });
    const { headers, status } = await ask(TEXTS, {
      ...BROWSER,
      'if-none-match': best.headers.etag ?? '',
    });
    expect(status).toBe(304);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

describe('what is not compressed', () => {
  siteIt('is a part of a picture', async () => {
    const path = '/images/share.jpg';
    const whole = await ask(path);
    const part = await ask(path, { ...BROWSER, range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toMatch(/^bytes 10-19\//);
    expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true);
    const drawing = await ask('/icons/wordmark.svg', {
      ...BROWSER,
      range: 'bytes=0-1999',
    });
    expect(drawing.headers['content-encoding']).toBeUndefined();
  });

  siteIt(
    'is a stream, whose first event comes at once',
    async ({ request }) => {
      const { token } = await newCustomer(request);
      const headers = {
        ...BROWSER,
        authorization: `Bearer ${token}`,
      };
      const first = await new Promise<string>((resolve, reject) => {
        let heard = '';
        const stream = get(
          at('/api/v1/dashboard/user/events'),
          { headers },
          (answer) => {
            expect(answer.headers['content-encoding']).toBeUndefined();
            expect(answer.headers['content-type']).toContain('event-stream');
            answer.setEncoding('utf8').on('data', (text: string) => {
              heard += text;
              if (!heard.includes('event: position')) return;
              stream.destroy();
              resolve(heard);
            });
            answer.on('error', () => undefined);
          },
        ).on('error', reject);
      });
      expect(first).toContain('retry:');
    },
  );
});
