import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest';
import {
  createOverloadGate,
  type OverloadGate,
} from '@/server/http/overload-gate';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';
import { it } from '@/tests/support/api/api-test';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createSignedInUser } from '@/tests/support/factories/user';
import { openSocketApi, type SocketApi } from '@/tests/support/socket-api';

const BOUNDS = { maxInFlight: 10, maxWaitMs: 500 };
const MOST = 990_000;
/** As many as fit into 64 MB. */
const AT_ONCE = 64;

let gate: OverloadGate;
let api: ApiHarness;
let server: SocketApi;
const open: ReturnType<SocketApi['open']>[] = [];
/** The server's ends of the connections. */
let accepted: Socket[] = [];

it.beforeAll(async () => {
  api = await openApi({}, { gate: () => gate });
  await createCurrencies(api.db);
  server = await openSocketApi(api);
  server.server.on('connection', (socket) => void accepted.push(socket));
});
beforeEach(() => {
  accepted = [];
  gate = createOverloadGate(BOUNDS, { waitMs: () => 0, now: Date.now });
});
afterEach(async () => {
  for (const { socket } of open) socket.destroy();
  await Promise.all(open.splice(0).map(({ ended }) => ended));
});
afterAll(async () => {
  await server.close();
  await api.close();
});

/** A call whose body is announced, and of which so much is sent. */
function begin(path: string, sent: number, headers: readonly string[] = []) {
  const connection = server.open();
  open.push(connection);
  const head = [
    `POST /api/v1${path} HTTP/1.1`,
    'Host: test.local',
    'Content-Type: application/json',
    ...headers,
    '\r\n',
  ].join('\r\n');
  connection.write(head + 'x'.repeat(sent));
  return connection;
}

const announced = (bytes: number) => `Content-Length: ${bytes}`;

describe('a body', () => {
  it('is not read when its call is refused for too much to do', async () => {
    const leave = gate.enter('orders', 9);
    const refused = begin('/auth/login', 0, [announced(900_000)]);
    const answer = await refused.answer();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('connection')).toBe('close');
    await refused.ended;
    leave?.();
  });

  it('that comes slowly takes the place of no other call', async () => {
    for (let each = 0; each < 12; each += 1)
      begin('/auth/login', 1, [announced(900_000)]);
    await new Promise((done) => server.server.getConnections(done));
    expect(gate.inFlight).toBe(0);
    expect((await api.get('/rest/settings')).status).toBe(200);
  });

  it.for([
    ['without a session', []],
    ['with a session that nobody began', ['Authorization: Bearer nobody']],
  ] as const)('of an upload %s is not read', async ([, headers]) => {
    const upload = begin('/dashboard/galleries', 0, [
      announced(9_000_000),
      ...headers,
    ]);
    const answer = await upload.answer();
    expect(answer.status).toBe(401);
    expect(answer.headers.get('connection')).toBe('close');
    await upload.ended;
  });

  it('of an upload with a session is read', async () => {
    const { token } = await createSignedInUser(api);
    const upload = begin('/dashboard/galleries', 1_500_000, [
      announced(1_500_000),
      `Authorization: Bearer ${token}`,
    ]);
    const answer = await upload.answer();
    expect([answer.status, JSON.parse(answer.body).params]).toEqual([
      400,
      { image: [expect.any(String)] },
    ]);
  });

  it('finds no room beside 64 MB of others, and finds it again when they are gone', async () => {
    const others = Array.from({ length: AT_ONCE }, () =>
      begin('/auth/login', MOST, [announced(MOST + 1)]),
    );
    // one more that came between them would take the room of one of them
    await expect
      .poll(() => accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0))
      .toBeGreaterThan(AT_ONCE * MOST);
    const ask = async () => {
      const call = begin('/auth/login', MOST, [announced(MOST)]);
      return (await call.answer()).status;
    };
    await expect.poll(ask).toBe(503);
    expect((await api.get('/rest/settings')).status).toBe(200);
    for (const { socket } of others) socket.destroy();
    await expect.poll(ask).toBe(400);
  });
});
