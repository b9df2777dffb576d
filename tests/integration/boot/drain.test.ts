import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from '@/tests/e2e/support/server';

test('a stop answers the call whose body is on its way before it ends', async () => {
  const server = await startServer({ env: { STOP_GRACE_MS: '0' } });
  const demo = { email: 'demo@sofra.example', password: 'sofra-demo' };
  const body = JSON.stringify(demo);
  const call = request(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(body.slice(0, 10));
  // it has begun once what came later is answered
  expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);

  const stopped = server.stop();
  const health = () =>
    fetch(`${server.url}/api/v1/health`).then(({ status }) => status);
  await expect.poll(health, { interval: 20 }).toBe(503);
  call.end(body.slice(10));
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await stopped).toBe(0);
});
