import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { holdBody } from '@/server/bounds/held-bytes';
import { isOwnPost, readFormPost } from '@/server/ssr/form/form-post';

const FORM = 'application/x-www-form-urlencoded';

function post(body: string, headers: Record<string, string> = {}) {
  const request = Readable.from([
    Buffer.from(body),
  ]) as unknown as IncomingMessage;
  request.headers = {
    host: 'shop.example',
    'content-type': FORM,
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  return request;
}

async function encoded(form: FormData) {
  const request = new Request('http://own.invalid', {
    method: 'POST',
    body: form,
  });
  return {
    body: await request.text(),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

const signedIn = { files: true, isSignedIn: true };

describe('a form that a browser posts by itself', () => {
  test('is read field by field, in any script', async () => {
    const body = new URLSearchParams({
      email: 'a@b.example',
      name: 'Азиза +1',
    });
    expect(await readFormPost(post(body.toString()))).toEqual({
      values: { email: 'a@b.example', name: 'Азиза +1' },
      files: {},
    });
  });

  test('brings files along where the page takes them, and nowhere else', async () => {
    const form = new FormData();
    form.set('step', 'papers');
    form.set('logo', new File(['picture'], 'logo.png'));
    form.set('cover', new File([], 'empty.png'));
    const { body, headers } = await encoded(form);
    const found = await readFormPost(post(body, headers), signedIn);
    expect(found?.values).toEqual({ step: 'papers' });
    expect(Object.keys(found?.files ?? {})).toEqual(['logo']);
    expect(await found?.files.logo?.[0]?.text()).toBe('picture');
    expect(await readFormPost(post(body, headers))).toBeNull();
  });

  test('brings no large files along for somebody who is not signed in', async () => {
    const form = new FormData();
    form.set('logo', new File(['a'.repeat(70_000)], 'logo.png'));
    const { body, headers } = await encoded(form);
    const request = () => post(body, headers);
    expect(await readFormPost(request(), signedIn)).not.toBeNull();
    expect(await readFormPost(request(), { files: true })).toBeNull();
  });

  test('with parts that are none is not taken', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await readFormPost(post('nothing', headers), signedIn)).toBeNull();
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['no form', { 'content-type': 'application/json' }],
  ])('is not taken from %s', async (_, headers) => {
    expect(await readFormPost(post('email=a', headers))).toBeNull();
  });

  test('is not taken when it is too long', async () => {
    expect(await readFormPost(post(`email=${'a'.repeat(70_000)}`))).toBeNull();
  });

  test.each([
    ['https://shop.example', true],
    ['https://evil.example', false],
    ['null', false],
    [undefined, false],
  ])('from an older browser is judged by its origin %s', (origin, own) => {
    const headers = { host: 'shop.example', ...(origin && { origin }) };
    expect(isOwnPost({ headers })).toBe(own);
  });

  test('finds no room beside 64 MB of other bodies, until they are answered', async () => {
    const others = await holdBody(
      Readable.from([Buffer.alloc(63_999_000)]),
      64_000_000,
    );
    if (typeof others === 'string') throw new Error(others);
    const answer = new EventEmitter();
    const send = () =>
      readFormPost(post(`email=${'a'.repeat(900)}`), { answer });
    expect(await send()).not.toBeNull();
    expect(await send()).toBeNull();
    answer.emit('close');
    expect(await send()).not.toBeNull();
    answer.emit('close');
    others.release();
  });
});
