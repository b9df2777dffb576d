import { expect, test } from 'vitest';
import { oneByOne } from '@/services/chat/one-by-one';

test('what is asked for while it runs is done once more, and never two at once', async () => {
  let running = 0;
  let most = 0;
  let count = 0;
  const read = oneByOne(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    count += 1;
  });
  await Promise.all([read(), read(), read()]);
  expect([count, most]).toEqual([2, 1]);
  await read();
  expect(count).toBe(3);
});
