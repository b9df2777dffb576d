import { expect, test } from 'vitest';
import { EncodeQueue } from '@/server/adapters/pictures/encode-queue';

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open: () => open() };
}

test('who asks for the same at once shares one piece of work', async () => {
  const queue = new EncodeQueue<number>(2, 10);
  let works = 0;
  const work = () => Promise.resolve((works += 1));
  const first = queue.run('a', work);
  expect(queue.run('a', work)).toBe(first);
  expect(await first).toBe(1);
  expect(await queue.run('a', work)).toBe(2);
});

test('only so many run at once, in the order they came, also after a failure', async () => {
  const queue = new EncodeQueue<string>(2, 10);
  const gates = { a: gate(), b: gate(), c: gate(), d: gate() };
  const begun: string[] = [];
  const run = (name: keyof typeof gates) =>
    queue.run(name, async () => {
      begun.push(name);
      await gates[name].opened;
      if (name === 'a') throw new Error('no picture');
      return name;
    });
  const [a, b, c, d] = [run('a'), run('b'), run('c'), run('d')];
  expect(begun).toEqual(['a', 'b']);
  gates.a.open();
  await expect(a).rejects.toThrow('no picture');
  expect(begun).toEqual(['a', 'b', 'c']);
  gates.b.open();
  await b;
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  gates.c.open();
  gates.d.open();
  expect(await Promise.all([c, d])).toEqual(['c', 'd']);
});

test('when too many wait, the next is sent away', async () => {
  const queue = new EncodeQueue<string>(1, 1);
  const { open, opened } = gate();
  const slow = () => opened.then(() => 'done');
  const first = queue.run('a', slow);
  const second = queue.run('b', slow);
  expect(queue.run('c', slow)).toBeNull();
  open();
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(await queue.run('c', slow)).toBe('done');
});
