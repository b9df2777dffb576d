import { vi } from 'vitest';

/** The live stream of the browser, which jsdom has not got. Ends with `vi.unstubAllGlobals()`. */
export function fakeStream() {
  const sources: EventTarget[] = [];
  let closed = 0;
  class FakeSource extends EventTarget {
    constructor() {
      super();
      sources.push(this);
    }
    close(): void {
      closed += 1;
      this.dispatchEvent(new Event('close'));
    }
  }
  vi.stubGlobal('EventSource', FakeSource);
  return {
    /** How many connections were opened. */
    count: () => sources.length,
    /** How many were closed by the page. */
    closed: () => closed,
    /** The server tells something. */
    tell: (type: string, data: object = {}) => {
      for (const source of sources)
        source.dispatchEvent(
          new MessageEvent(type, { data: JSON.stringify(data) }),
        );
    },
  };
}
