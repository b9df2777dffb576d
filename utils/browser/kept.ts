/** `local`: of all tabs, until it is removed; `session`: of this tab, through reloads. */
export type Area = 'local' | 'session';

/** One value under one key of the browser's storage. Browser only. */
export interface Kept<Value> {
  /** Null: nothing is kept, or nothing that fits. */
  readonly read: () => Value | null;
  /** False: the storage is full or forbidden; the tab then keeps the value in memory. */
  readonly keep: (value: Value) => boolean;
  readonly forget: () => void;
}

/** What the storage refused, by area and key; for kept-keys.ts. */
export const memory = new Map<string, string>();

/** The work, or `otherwise` where the browser forbids its storage. */
export function tried<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** A text that is kept as it is. Nothing throws, whatever the browser's storage does. */
export function keptText(area: Area, key: string): Kept<string> {
  const id = area + key;
  const storage = () => window[`${area}Storage`];
  return {
    read: () => memory.get(id) ?? tried(() => storage().getItem(key), null),
    keep: (text) =>
      tried(() => {
        memory.set(id, text);
        storage().setItem(key, text);
        return memory.delete(id);
      }, false),
    forget: () => {
      memory.delete(id);
      tried(() => storage().removeItem(key), undefined);
    },
  };
}

/**
 * A value that is kept as JSON. `parse` is its schema: storage can hold anything, and it answers null for what is not of
 * its kind. A text longer than `most` is not kept.
 */
export function keptValue<Value>(
  area: Area,
  key: string,
  parse: (kept: unknown) => Value | null,
  most = Infinity,
): Kept<Value> {
  const { forget, keep, read } = keptText(area, key);
  return {
    forget,
    read: () => tried(() => parse(JSON.parse(read() ?? 'null')), null),
    keep: (value) => {
      const text = JSON.stringify(value);
      return text.length <= most && keep(text);
    },
  };
}
