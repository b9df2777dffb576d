import type { ApiHarness } from './api/api-harness';

/** Answers that are kept back. */
export interface HeldCalls {
  /** From now on calls of this kind wait; the next test begins without. */
  hold(what: (url: URL) => boolean): void;
  /** How many are waiting. */
  waiting(): number;
  /** Lets all of them go, and holds no more. */
  release(): void;
}

/** The API with answers that can be kept back: they come late, in the order of the test. */
export function holdable(real: ApiHarness): {
  api: ApiHarness;
  held: HeldCalls;
} {
  let what: (url: URL) => boolean = () => false;
  let waiting: (() => void)[] = [];
  const held: HeldCalls = {
    hold: (next) => (what = next),
    waiting: () => waiting.length,
    release: () => {
      what = () => false;
      waiting.forEach((go) => go());
      waiting = [];
    },
  };
  const fetch: ApiHarness['fetch'] = async (request) => {
    if (what(new URL(request.url)))
      await new Promise<void>((go) => waiting.push(go));
    return real.fetch(request);
  };
  return { api: { ...real, fetch }, held };
}
