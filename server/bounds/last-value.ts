import { runtimeSlot } from '@/server/runtime';

interface Last {
  value: unknown;
  at: number;
}

const lastOf = (name: string): Last =>
  runtimeSlot<Last>(`last ${name}`, () => ({ value: null, at: -Infinity }));

/** Remembers a value for this process, in place of the one before. */
export function rememberLast(name: string, value: unknown): void {
  Object.assign(lastOf(name), { value, at: performance.now() });
}

/** The remembered value when it is not older than that; else null. */
export function lastValue<T>(name: string, withinMs: number): T | null {
  const { at, value } = lastOf(name);
  return performance.now() - at < withinMs ? (value as T) : null;
}
