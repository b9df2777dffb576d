// @module-tag both-engines
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';

const BERLIN = {
  formatted_address: 'Unter den Linden 1, Berlin',
  geometry: { location: { lat: 52.517, lng: 13.396 } },
};

let asked: URLSearchParams[] = [];
let answer: { status: number; body: unknown };

const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://service').searchParams);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
const it = base.extend('settings', { scope: 'file' }, async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    GEOCODER_URL: `http://127.0.0.1:${port}/geocode/json`,
    GEOCODER_KEY: 'key-of-the-operator',
  };
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { status: 'OK', results: [BERLIN] } };
});

describe('GET /rest/geocode with a service', () => {
  it('asks it for the point with the key, in the language of the page', async () => {
    const { body } = await api.get(
      '/rest/geocode?latlng=52.517,13.396&lang=kz',
    );
    expect(body.data.results).toEqual([BERLIN]);
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      {
        latlng: '52.51700,13.39600',
        key: 'key-of-the-operator',
        language: 'kk',
      },
    ]);
  });

  it('asks once for what it was told already', async () => {
    for (const _ of [1, 2, 3]) {
      const { body } = await api.get('/rest/geocode?address=Linden%201');
      expect(body.data.results).toEqual([BERLIN]);
    }
    expect(asked.map((query) => query.get('address'))).toEqual(['Linden 1']);
  });

  it('finds nothing where the service knows nothing', async () => {
    answer.body = { status: 'ZERO_RESULTS', results: [] };
    const { body } = await api.get('/rest/geocode?latlng=1,1');
    expect(body.data.results).toEqual([]);
  });

  it.each([
    ['breaks', { status: 500, body: {} }],
    [
      'refuses the key',
      { status: 200, body: { status: 'REQUEST_DENIED', results: [] } },
    ],
    ['answers something else', { status: 200, body: { hello: 'world' } }],
  ])(
    'says it is unavailable when the service %s, and tries again next time',
    async (_name, failure) => {
      answer = failure;
      const path = `/rest/geocode?address=${encodeURIComponent(_name)}`;
      const refused = await api.get(path);
      expect([refused.status, refused.body.statusCode]).toEqual([
        503,
        'ERROR_503',
      ]);
      expect(JSON.stringify(refused.body)).not.toContain('key-of-the-operator');
      answer = { status: 200, body: { status: 'OK', results: [BERLIN] } };
      expect((await api.get(path)).status).toBe(200);
    },
  );
});
