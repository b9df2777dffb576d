import { afterAll, describe, expect } from 'vitest';
import { openApi } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createSignedInUser } from '@/tests/support/factories/user';
import { openSocketApi, type SocketApi } from '@/tests/support/socket-api';

const LIMIT = 1_000_000;
const ADDRESS = '/dashboard/user/addresses/1';

let server: SocketApi;
let token: string;

it.beforeAll(async () => {
  ({ token } = await createSignedInUser(api));
  const address = await api.post(
    '/dashboard/user/addresses',
    { address: 'Navoi 30', location: { latitude: 41.3, longitude: 69.2 } },
    { token },
  );
  expect(address.body.data.id).toBe(1);
  server = await openSocketApi(api);
});
afterAll(async () => {
  await server.close();
});

/** Every method at an address that knows it, and what is answered to an empty body there. */
const CALLS = [
  ['GET', '/rest/settings', 200],
  ['HEAD', '/rest/settings', 200],
  ['POST', '/auth/login', 400],
  ['PUT', ADDRESS, 200],
  ['PATCH', '/rest/settings', 404],
  ['DELETE', '/dashboard/user/likes', 400],
  ['OPTIONS', '/rest/settings', 204],
] as const;

const chunk = (text: string): string =>
  `${text.length.toString(16)}\r\n${text}\r\n`;
const LAST = '0\r\n\r\n';

const head = (method: string, path: string, ...headers: string[]): string =>
  [
    `${method} /api/v1${path} HTTP/1.1`,
    'Host: test.local',
    `Authorization: Bearer ${token}`,
    ...headers,
    '\r\n',
  ].join('\r\n');

const AFTER = ['GET', '/rest/currencies', 'Connection: close'] as const;

describe.each(CALLS)('%s %s', (method, path, status) => {
  it.each([
    ['no body', [], ''],
    ['an empty body', ['Content-Length: 0'], ''],
    ['an empty object', ['Content-Length: 2'], '{}'],
    ['no chunk', ['Transfer-Encoding: chunked'], LAST],
    ['chunks', ['Transfer-Encoding: chunked'], chunk('{') + chunk('}') + LAST],
  ])(
    'with %s is answered, and so is the next request',
    async (_, headers, body) => {
      const connection = server.open();
      const json = ['Content-Type: application/json', ...headers];
      connection.write(head(method, path, ...json) + body);
      const answer = await connection.answer({ head: method === 'HEAD' });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('connection')).not.toBe('close');
      connection.write(head(...AFTER));
      expect((await connection.answer()).status).toBe(200);
    },
  );

  it.each([
    ['announced', [`Content-Length: ${LIMIT + 1}`], 'x'.repeat(1000)],
    [
      'sent in chunks',
      ['Transfer-Encoding: chunked'],
      chunk('x'.repeat(LIMIT)) + chunk('xx'),
    ],
  ])(
    'is refused when too much is %s, before all of it is sent',
    async (_, headers, body) => {
      const connection = server.open();
      connection.write(head(method, path, ...headers) + body);
      const answer = await connection.answer({ head: method === 'HEAD' });
      const isPreflight = method === 'OPTIONS';
      expect(answer.status).toBe(isPreflight ? 204 : 413);
      if (isPreflight) return;
      expect(answer.headers.get('connection')).toBe('close');
      if (method !== 'HEAD')
        expect(JSON.parse(answer.body)).toMatchObject({
          status: false,
          statusCode: 'ERROR_413',
          message: 'This is too large to send.',
        });
      await connection.ended;
    },
  );
});

describe('a body', () => {
  it('may come in any chunks and is read to its last byte', async () => {
    const connection = server.open();
    const title = 'Работа';
    const bytes = Buffer.from(JSON.stringify({ title }));
    connection.write(
      head(
        'PUT',
        ADDRESS,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ),
    );
    for (const byte of bytes)
      connection.write(chunk(String.fromCharCode(byte)));
    connection.write(LAST);
    const answer = await connection.answer();
    expect(answer.status).toBe(200);
    const address = await api.get(ADDRESS, { token });
    expect(address.body.data.title).toBe(title);
  });

  it('may have exactly the most', async () => {
    const connection = server.open();
    const body = `{"title":"Home"${' '.repeat(LIMIT - 16)}}`;
    expect(body).toHaveLength(LIMIT);
    connection.write(
      head(
        'PUT',
        ADDRESS,
        'Content-Type: application/json',
        `Content-Length: ${LIMIT}`,
      ) + body,
    );
    expect((await connection.answer()).status).toBe(200);
  });

  it('that breaks off harms nobody else', async () => {
    const leaving = server.open();
    leaving.write(
      head('POST', '/auth/login', 'Transfer-Encoding: chunked') + chunk('{"em'),
    );
    const staying = server.open();
    staying.write(head('GET', '/rest/settings'));
    expect((await staying.answer()).status).toBe(200);
    leaving.socket.destroy();
    await leaving.ended;
    staying.write(head(...AFTER));
    expect((await staying.answer()).status).toBe(200);
  });

  it('is given no more time than the server of node:http gives', () => {
    expect(server.server.requestTimeout).toBeGreaterThan(0);
    expect(server.server.headersTimeout).toBeGreaterThan(0);
  });

  it('may be left out where it says nothing', async () => {
    const signedIn = await createSignedInUser(api);
    const connection = server.open();
    connection.write(
      `POST /api/v1/auth/logout HTTP/1.1\r\nHost: test.local\r\nAuthorization: Bearer ${signedIn.token}\r\n\r\n`,
    );
    expect((await connection.answer()).status).toBe(200);
  });
});

describe('other sites', () => {
  const origins = 'https://app.example, https://kiosk.example';

  it.each([
    ['', null, 204],
    ['', 'https://app.example', 403],
    ['', 'http://test.local', 204],
    [origins, null, 204],
    [origins, 'https://app.example', 204],
    [origins, 'https://evil.example', 403],
    [origins, 'null', 403],
  ])(
    'with CORS_ORIGINS=%s, OPTIONS from %s is %i',
    async (configured, origin, status) => {
      const shop = await openApi({ CORS_ORIGINS: configured });
      const answer = await shop.call('OPTIONS', '/rest/settings', {
        headers: {
          host: 'test.local',
          'access-control-request-method': 'POST',
          ...(origin && { origin }),
        },
      });
      expect(answer.status).toBe(status);
      const isListed = !!origin && configured.includes(origin);
      expect(answer.headers.get('access-control-allow-origin')).toBe(
        isListed ? origin : null,
      );
      if (status === 204)
        expect(
          Number(answer.headers.get('access-control-max-age')),
        ).toBeGreaterThan(0);
      if (isListed)
        expect(answer.headers.get('access-control-allow-headers')).toMatch(
          /Authorization.*Content-Type.*Idempotency-Key/,
        );
      await shop.close();
    },
  );

  it('that are listed read the answers, also the refusals', async () => {
    const shop = await openApi({ CORS_ORIGINS: origins });
    const headers = { origin: 'https://kiosk.example' };
    const missing = await shop.get('/rest/nothing', { headers });
    expect(missing.status).toBe(404);
    expect(missing.headers.get('access-control-allow-origin')).toBe(
      'https://kiosk.example',
    );
    await shop.close();
  });
});
