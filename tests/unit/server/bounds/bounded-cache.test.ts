// @vitest-environment node
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use once collecting frees nothing more: garbage of earlier tests does not count. */
function heapInUse(): number {
  let used = Number.POSITIVE_INFINITY;
  for (;;) {
    collect();
    const now = process.memoryUsage().heapUsed;
    if (now >= used) return now;
    used = now;
  }
}

const plain = { entries: 100, freshMs: 60_000 };
const heavy = (bytes: number) => ({ bytes });

/** A menu as the catalogue's cache holds it: texts in many languages. */
function dish(index: number) {
  const text = (lang: string) => ({
    title: `${lang} dish ${index}`,
    description: `плов с барбарисом ${index} ${lang}`,
  });
  const langs = ['en', 'ru', 'ar', 'ja', 'kz', 'tg'];
  return {
    id: index,
    price: index * 1.5,
    img: `/storage/images/${index}.webp`,
    translations: Object.fromEntries(langs.map((lang) => [lang, text(lang)])),
    stocks: [{ id: index * 2, quantity: 5, extras: [] as string[] }],
  };
}

describe('what a value weighs', () => {
  it('is at least what it takes in memory, and not many times that', () => {
    const many = 4_000;
    const before = heapInUse();
    const menu = Array.from({ length: many }, (_, index) => dish(index));
    const taken = heapInUse() - before;
    expect(bytesOf(menu)).toBeGreaterThan(taken * 0.9);
    expect(bytesOf(menu)).toBeLessThan(taken * 3);
    expect(menu).toHaveLength(many);
  });

  it('cannot be said of code', () => {
    expect(() => bytesOf({ run: () => undefined })).toThrow();
  });
});

describe('a cache with bounds', () => {
  it('is one per name in this process', () => {
    const make = () =>
      boundedCache<{ bytes: number }>('one', {
        ...plain,
        bytes: 100,
        weigh: ({ bytes }) => bytes,
      });
    make().set('a', heavy(10));
    expect(make().get('a')).toEqual(heavy(10));
  });

  it('holds its bytes', () => {
    const cache = boundedCache<{ bytes: number }>('bytes', {
      ...plain,
      bytes: 100,
      weigh: ({ bytes }) => bytes,
    });
    for (let index = 0; index < 50; index += 1)
      cache.set(String(index), heavy(30));
    expect([...cache.keys()]).toEqual(['49', '48', '47']);
    expect(cache.calculatedSize).toBeLessThanOrEqual(100);
  });

  it('holds its entries', () => {
    const cache = boundedCache<{ bytes: number }>('entries', {
      ...plain,
      entries: 3,
      bytes: 1_000,
      weigh: () => 0,
    });
    for (let index = 0; index < 50; index += 1)
      cache.set(String(index), heavy(0));
    expect(cache.size).toBe(3);
  });

  it('keeps also what is heavier than all of it, beside one other', () => {
    const cache = boundedCache<{ bytes: number }>('too heavy', {
      ...plain,
      bytes: 100,
      weigh: ({ bytes }) => bytes,
    });
    cache.set('city', heavy(5_000));
    cache.set('menu', heavy(20));
    expect([...cache.keys()]).toEqual(['menu', 'city']);
  });
});
