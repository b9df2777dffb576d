/** More of a user agent is never read (spec.md §9). */
const READ_MAX = 500;

type Known = readonly (readonly [name: string, mark: RegExp])[];

/** The first that fits: many browsers name others, too. */
const BROWSERS: Known = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Phones and tablets, for a picture of the device. */
const HANDHELD: ReadonlySet<string> = new Set(['Android', 'iPad', 'iPhone']);

const nameIn = (known: Known, userAgent: string): string | null =>
  known.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

export interface DeviceName {
  /** Proper names, the same in every language; null: not known. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
}

/** Browser and system of a user agent, for people who look at where they are signed in; nothing is decided by it. */
export function deviceName(userAgent: string): DeviceName {
  const read = userAgent.slice(0, READ_MAX);
  const system = nameIn(SYSTEMS, read);
  return {
    browser: nameIn(BROWSERS, read),
    system,
    isHandheld: system !== null && HANDHELD.has(system),
  };
}
