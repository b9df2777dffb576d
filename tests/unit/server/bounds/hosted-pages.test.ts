import { expect, test } from 'vitest';
import type { ReadPlace } from '@/server/domain/chat/hosted/hosted-chat';
import { readOn } from '@/server/domain/chat/hosted/read-on';

interface One {
  readonly id: string;
  readonly at: string;
}

const START: ReadPlace = { at: '1970-01-01T00:00:00.000000000Z', id: '' };

/** So many documents, several in the same millisecond. */
const make = (count: number): One[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${String(index).padStart(5, '0')}`,
    at: `2026-05-04T10:00:0${Math.floor(index / 1_000)}.${String(Math.floor(index / 3) % 1_000).padStart(3, '0')}000000Z`,
  }));

/** A collection that is read page by page, as Firestore orders it. */
function list(all: readonly One[], seen = new Set<string>()) {
  const taken: string[] = [];
  const read = (from: ReadPlace, isBroken = false) =>
    readOn<One>({
      from,
      seen,
      read: ({ at, id }, limit) =>
        Promise.resolve(
          all
            .filter((one) => one.at > at || (one.at === at && one.id > id))
            .slice(0, limit),
        ),
      placeOf: (one) => one,
      take: (one) => {
        if (isBroken && one.id === 'id-00003') return Promise.reject(Error());
        taken.push(one.id);
        return Promise.resolve();
      },
    });
  return { read, taken };
}

test('every page is read, each document once, also those of one moment', async () => {
  const all = make(450);
  const { read, taken } = list(all);
  const { taken: count } = await read(START);
  expect(count).toBe(450);
  expect(taken).toEqual(all.map(({ id }) => id));
});

test('a call reads some pages at most, and the next goes on from there', async () => {
  const all = make(1_100);
  const { read, taken } = list(all);
  const first = await read(START);
  expect(first.taken).toBe(1_000);
  await read(first.place);
  expect(taken).toEqual(all.map(({ id }) => id));
});

test('what comes late, with a moment before the last, is found, and nothing twice', async () => {
  const all = make(6);
  const { read, taken } = list(all);
  const { place } = await read(START);
  all.unshift({ id: 'late', at: '2026-05-04T09:59:59.000000000Z' });
  const again = await read(place);
  expect(again.taken).toBe(1);
  expect(taken.at(-1)).toBe('late');
});

test('after a failure the same is taken again, without what was taken', async () => {
  const { read, taken } = list(make(6));
  await expect(read(START, true)).rejects.toThrow();
  await read(START);
  expect(taken).toEqual(make(6).map(({ id }) => id));
});
