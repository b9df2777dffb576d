/** Wednesday noon in the demo city (UTC+5). */
export const CITY_NOON = '2026-11-18T07:00:00Z';

const WallDate = globalThis.Date;
let aheadMs = 0;

const now = (): number => WallDate.now() + aheadMs;

/**
 * From now on `Date` says that it is this moment, and goes on from there; timers run as ever. For the rest of the file:
 * a test whose words or shops depend on the hour says in which it runs.
 */
export function setClock(moment: string): void {
  aheadMs = WallDate.parse(moment) - WallDate.now();
}

/** Makes `Date` follow `setClock`: tests that pass at noon pass at night. TEST_NOW begins at another moment. */
export function installTestClock(): void {
  globalThis.Date = new Proxy(WallDate, {
    apply: () => new WallDate(now()).toString(),
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
    get: (target, key) =>
      key === 'now' ? now : (Reflect.get(target, key) as unknown),
  });
  setClock(process.env.TEST_NOW ?? CITY_NOON);
}

/** Gives the process its own clock back. */
export function removeTestClock(): void {
  globalThis.Date = WallDate;
}
