/**
 * Vitest's setup of each file of the API's tests. The files share one process, and with it the modules they load; what
 * the server keeps once per process (server/runtime.ts) begins anew, and what the last file left running stops.
 */
const KEY = Symbol.for('sofra');
const registry = globalThis as typeof globalThis & {
  [KEY]?: { readonly stop: AbortController };
};

registry[KEY]?.stop.abort();
delete registry[KEY];

export {};
