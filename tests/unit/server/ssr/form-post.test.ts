import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
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

describe('a form that a browser posts by itself', () => {
  test('is read field by field, in any script', async () => {
    const body = new URLSearchParams({
      email: 'a@b.example',
      name: 'Азиза +1',
    });
    expect(await readFormPost(post(body.toString()))).toEqual({
      email: 'a@b.example',
      name: 'Азиза +1',
    });
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
});
