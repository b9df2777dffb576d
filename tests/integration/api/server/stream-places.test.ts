// @module-tag both-engines
import { afterEach, expect } from 'vitest';
import {
  MOST_STREAMS,
  MOST_STREAMS_OF_TOPIC,
  openStreams,
  takeStreamPlace,
} from '@/server/http/stream-places';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import {
  type EventStream,
  openEventStream,
} from '@/tests/support/event-stream';

let shopper: Shopper;
const streams: EventStream[] = [];
const places: (() => void)[] = [];

it.beforeAll(async () => {
  shopper = await createShopper(api);
});

afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
  for (const leave of places.splice(0)) leave();
  await expect.poll(openStreams).toBe(0);
});

async function follow({ token }: Shopper): Promise<EventStream> {
  const stream = await openEventStream(api, {
    authorization: `Bearer ${token}`,
  });
  streams.push(stream);
  return stream;
}

it('has ten streams for one user, and refuses the next without ending one of them', async () => {
  const open: EventStream[] = [];
  for (let turn = 0; turn < MOST_STREAMS_OF_TOPIC; turn += 1)
    open.push(await follow(shopper));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  const refused = await follow(shopper);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await createShopper(api);
  expect((await follow(other)).status).toBe(200);
  await open[0]?.close();
  await expect.poll(openStreams).toBe(MOST_STREAMS_OF_TOPIC);
  expect((await follow(shopper)).status).toBe(200);
  expect(await open[1]?.next('id-only')).toBeDefined();
});

it('has a thousand streams in the process', async () => {
  for (let user = 0; user < MOST_STREAMS; user += 1)
    places.push(takeStreamPlace(`user:${1_000_000 + user}`));
  expect((await follow(shopper)).status).toBe(503);
  places.pop()?.();
  expect((await follow(shopper)).status).toBe(200);
});

it('takes no place for a look at the headers, nor for whoever is not signed in', async () => {
  const head = await api.call('HEAD', '/dashboard/user/events', shopper);
  expect(head.status).toBe(200);
  expect((await follow({ ...shopper, token: 'wrong' })).status).toBe(401);
  expect(openStreams()).toBe(0);
});

it('gives a place back once, however often it is said', () => {
  const first = takeStreamPlace('user:7');
  places.push(takeStreamPlace('user:7'));
  first();
  first();
  expect(openStreams()).toBe(1);
});
