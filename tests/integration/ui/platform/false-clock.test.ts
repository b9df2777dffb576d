import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('animation frames come again after a test whose clock was false', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const frame = vi.fn();
  requestAnimationFrame(frame);
  await expect.poll(() => frame.mock.calls.length).toBe(1);
});
