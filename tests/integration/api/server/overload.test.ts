// @module-tag both-engines
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createOverloadGate,
  type OverloadGate,
} from '@/server/http/overload-gate';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { createCurrencies } from '@/tests/support/factories/currency';
import { openEventStream } from '@/tests/support/event-stream';
import { openSocketApi } from '@/tests/support/socket-api';

const BOUNDS = { maxInFlight: 10, maxWaitMs: 500 };

let gate: OverloadGate;
let wait = 0;
let api: ApiHarness;
let shopper: Shopper;

beforeAll(async () => {
  gate = createOverloadGate(BOUNDS, { waitMs: () => wait, now: Date.now });
  api = await openApi({}, { gate: () => gate });
  await createCurrencies(api.db);
  shopper = await createShopper(api);
});
beforeEach(() => {
  wait = 0;
  gate = createOverloadGate(BOUNDS, { waitMs: () => wait, now: Date.now });
});
afterAll(() => api.close());

const ORDERS = '/dashboard/user/orders/paginate';

it('refuses what is too much in the envelope, in the caller’s language, with Retry-After', async () => {
  const leave = gate.enter('orders', 6);
  const refused = await api.get('/rest/settings?lang=de');
  expect([refused.status, refused.body.statusCode]).toEqual([503, 'ERROR_503']);
  expect(refused.body.message).toContain('Wir können gerade nicht antworten');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  leave?.();
  expect((await api.get('/rest/settings')).status).toBe(200);
});

it('answers health and running orders where the rest is refused', async () => {
  // known from now on
  expect((await api.get(ORDERS, shopper)).status).toBe(200);
  const leave = gate.enter('orders', 9);
  expect((await api.get('/rest/settings')).status).toBe(503);
  expect((await api.get('/rest/settings', shopper)).status).toBe(503);
  expect((await api.get(ORDERS, { token: 'made-up' })).status).toBe(503);
  expect((await api.get(ORDERS, shopper)).status).toBe(200);
  expect((await api.get('/health')).status).toBe(200);
  leave?.();
  expect(gate.inFlight).toBe(0);
});

it('refuses when the process is late, health not', async () => {
  gate.enter('orders', 2);
  wait = 10_000;
  expect((await api.get('/rest/settings')).status).toBe(503);
  expect((await api.get('/health')).status).toBe(200);
  wait = 0;
  expect((await api.get('/rest/settings')).status).toBe(200);
});

it('counts a call until it is answered, whatever the answer', async () => {
  const calls = [
    api.get('/rest/settings'),
    api.get('/rest/nothing'),
    api.post('/auth/login', { email: 'no' }),
    api.get('/dashboard/user/cart'),
    api.call('OPTIONS', '/rest/settings'),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([
    200, 404, 400, 401, 204,
  ]);
  expect(gate.inFlight).toBe(0);
});

it('counts a stream only until it is open', async () => {
  const stream = await openEventStream(api, {
    authorization: `Bearer ${shopper.token}`,
  });
  expect(stream.status).toBe(200);
  expect(gate.inFlight).toBe(0);
  await stream.close();
});

it('neither counts nor refuses what a page asks in process', async () => {
  gate.enter('orders', 10);
  const request = new Request('http://in.process/api/v1/rest/settings');
  const answer = await api.app.fetch(request, {
    inProcess: { clientAddress: null },
  } as never);
  expect(answer.status).toBe(200);
  expect(gate.inFlight).toBe(10);
});

it('forgets a caller who left, before its body came or before its answer', async () => {
  const server = await openSocketApi(api);
  const slow = server.open();
  slow.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: test.local\r\nContent-Length: 50\r\n\r\n{"em',
  );
  const gone = server.open();
  gone.write('GET /api/v1/rest/settings HTTP/1.1\r\nHost: test.local\r\n\r\n');
  const staying = server.open();
  staying.write(
    'GET /api/v1/rest/settings HTTP/1.1\r\nHost: test.local\r\n\r\n',
  );
  gone.socket.destroy();
  expect((await staying.answer()).status).toBe(200);
  // a body that does not come takes nobody's place
  await expect.poll(() => gate.inFlight).toBe(0);
  slow.socket.destroy();
  await slow.ended;
  await expect.poll(() => gate.inFlight).toBe(0);
  await server.close();
});
