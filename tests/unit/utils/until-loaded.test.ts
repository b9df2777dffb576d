import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  askAgain,
  tellLateBlocks,
  untilLoaded,
} from '@/utils/browser/until-loaded';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a block that does not load is asked for again, and that is said', async () => {
  const late = vi.fn();
  const forget = tellLateBlocks(late);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to load chunk'))
    .mockResolvedValue('dialog');
  const block = untilLoaded(load);
  await expect.poll(() => late.mock.calls.length).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(await block).toBe('dialog');
  forget();
});

test('what nobody waits for tells its own, and not the page', async () => {
  const late = vi.fn();
  const forget = tellLateBlocks(late);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to load chunk'))
    .mockResolvedValue('memory');
  const tell = vi.fn();
  const loaded = untilLoaded(load, tell);
  await expect.poll(() => tell.mock.calls.length).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('memory');
  expect(late).not.toHaveBeenCalled();
  forget();
});

test('it is asked for at once when somebody says so', async () => {
  const late = vi.fn();
  const forget = tellLateBlocks(late);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to load chunk'))
    .mockResolvedValue('chat');
  const loaded = untilLoaded(load);
  await expect.poll(() => late.mock.calls.length).toBe(1);
  askAgain();
  expect(await loaded).toBe('chat');
  forget();
});
