// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runtime } from '@/server/runtime';
import { api } from '@/services/http/client';
import { HTTP_TIMEOUT_MS } from '@/utils/constants/timings';

type Backend = NonNullable<ReturnType<typeof runtime>['appFetch']>;

function mount(backend: Backend): void {
  runtime().appFetch = backend;
}

afterEach(() => {
  runtime().appFetch = null;
  vi.useRealTimers();
});

describe('a service called on the server', () => {
  it('gets the data that the backend hands over, as it is', async () => {
    const data = [{ id: 1 }];
    mount((_request, handOver) => {
      handOver?.({ status: true, data });
      return new Response(null);
    });
    expect(await api.get('/rest/currencies')).toBe(data);
  });

  it('reads an answer that comes as text', async () => {
    mount(() => new Response('{"status":true,"data":{"id":7}}'));
    expect(await api.get('/rest/shops/7')).toEqual({ id: 7 });
  });

  it('sends method, language, parameters and body', async () => {
    const seen: unknown[] = [];
    mount(async (request) => {
      seen.push([request.method, request.url, await request.text()]);
      return new Response('{"data":null}');
    });
    await api.post('/rest/x', { a: 1 }, { params: { ids: [1, 2] } });
    expect(seen).toEqual([
      [
        'POST',
        'http://in.process/api/v1/rest/x?lang=en&ids%5B%5D=1&ids%5B%5D=2',
        '{"a":1}',
      ],
    ]);
  });

  it('fails with the words, code and status of a refusal', async () => {
    const headers = { 'retry-after': '3' };
    const body = '{"status":false,"statusCode":"ERROR_429","message":"Later"}';
    mount(() => new Response(body, { status: 429, headers }));
    await expect(api.get('/rest/x')).rejects.toMatchObject({
      name: 'ApiError',
      info: {
        status: 429,
        code: 'ERROR_429',
        message: 'Later',
        retryAfterSeconds: 3,
      },
    });
  });

  it('gives up after the time-out', async () => {
    await api.get('/rest/x').catch(() => undefined);
    vi.useFakeTimers();
    mount(() => new Promise<Response>(() => undefined));
    const answer = expect(api.get('/rest/x')).rejects.toMatchObject({
      info: { status: 0, code: 'NETWORK' },
    });
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS + 1);
    await answer;
  });
});

describe('an answer that is none of the API', () => {
  it.each(['<p>Welcome to the hotel', '7', 'null', '{"status":true}'])(
    'counts as no answer: %s',
    async (body) => {
      mount(() => new Response(body));
      await expect(api.get('/rest/x')).rejects.toMatchObject({
        name: 'ApiError',
        info: { status: 0, code: 'NETWORK' },
      });
    },
  );
});

it('takes what a geocoding service answers as it is', async () => {
  mount(() => new Response('{"results":[{"formatted_address":"Navoi 1"}]}'));
  await expect(api.get('/rest/geocode')).resolves.toEqual({
    results: [{ formatted_address: 'Navoi 1' }],
  });
});
