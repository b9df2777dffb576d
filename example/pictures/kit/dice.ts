/** Steady pseudo-random choices: the same seed gives the same picture on every machine. */
export interface Dice {
  /** In 0…1. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** The list in another order. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
  readonly chance: (probability: number) => boolean;
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Dice seeded by a text, such as the slug of a dish (mulberry32). */
export function createDice(seed: string): Dice {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  function pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }
  return {
    next,
    pick,
    between: (from, to) => from + (to - from) * next(),
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    chance: (probability) => next() < probability,
  };
}
