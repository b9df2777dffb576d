import { runtimeSlot } from '@/server/runtime';

/** Does the work when fewer than `most` of this name are under way in this process; else leaves it out. */
export async function atMost(
  most: number,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const running = runtimeSlot(`running ${name}`, () => ({ count: 0 }));
  if (running.count >= most) return;
  running.count += 1;
  try {
    await work();
  } finally {
    running.count -= 1;
  }
}
