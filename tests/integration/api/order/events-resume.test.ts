// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createSignedInUser } from '@/tests/support/factories/user';
import {
  openEventStream,
  type EventStream,
} from '@/tests/support/event-stream';

const PATH = '/dashboard/user/events';
const streams: EventStream[] = [];
let token: string;
let userId: number;

beforeEach(async () => {
  const { token: fresh, user } = await createSignedInUser(api);
  token = fresh;
  userId = user.id;
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

async function follow(
  headers: Record<string, string> = {},
  path = PATH,
): Promise<EventStream> {
  const own = { authorization: `Bearer ${token}`, ...headers };
  const stream = await openEventStream(api, own, path);
  streams.push(stream);
  return stream;
}

const publish = (id: number): Promise<void> =>
  api.db.transaction((tx) =>
    publishUserEvent(
      { db: tx as unknown as ApiHarness['db'], now: new Date() },
      userId,
      'message',
      { id, version: id },
    ),
  );

describe('a stream that goes on in another tab', () => {
  it('begins after the event of its address; the header is newer', async () => {
    for (const id of [1, 2, 3]) await publish(id);
    const all = await follow({ 'Last-Event-ID': '0' });
    const first = await all.next('message');
    const second = await all.next('message');
    const path = `${PATH}?last_event_id=${first.id}`;
    const byAddress = await follow({}, path);
    expect((await byAddress.next('message')).data).toMatchObject({ id: 2 });
    const byHeader = await follow({ 'Last-Event-ID': second.id ?? '' }, path);
    expect((await byHeader.next('message')).data).toMatchObject({ id: 3 });
  });

  it('is told where the first one began, so that nothing between the two is lost', async () => {
    await publish(1);
    const { id } = await (await follow()).next('position');
    await publish(2);
    const next = await follow({}, `${PATH}?last_event_id=${id}`);
    expect((await next.next('message')).data).toMatchObject({ id: 2 });
  });

  it('goes on after an event whose id has ten digits', async () => {
    await api.db.execute(
      sql`select setval('user_events_id_seq', greatest(1000000000, (select max(id) from user_events)))`,
    );
    await publish(1);
    const { id } = await (await follow()).next('position');
    expect(id).toMatch(/^\d{10}$/);
    await publish(2);
    const next = await follow({ 'Last-Event-ID': id ?? '' });
    expect((await next.next('message')).data).toMatchObject({ id: 2 });
  });

  it.for(['2147483648', '99999999999999999999', '-1', '1e9'])(
    'is told to read anew after %s, which no event can have',
    async (id) => {
      await publish(1);
      const stream = await follow({ 'Last-Event-ID': id });
      expect(Number((await stream.next('reset')).id)).toBeGreaterThan(0);
    },
  );

  it('is told to read anew when its place is not known', async () => {
    await publish(1);
    const stream = await follow({}, `${PATH}?last_event_id=nonsense`);
    expect(Number((await stream.next('reset')).id)).toBeGreaterThan(0);
  });
});
