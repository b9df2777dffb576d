import { afterAll, vi } from 'vitest';

// The unit tests share one process: what a file stubbed, and what it loaded meanwhile, ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});
