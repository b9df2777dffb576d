import type { Fields } from './asked';

/** A value as Firestore's wire has it: one key that names its kind. */
export type Value = Readonly<Record<string, unknown>>;
export type WireFields = Record<string, Value>;

const ORDER = [
  ...['nullValue', 'booleanValue', 'numberValue', 'timestampValue'],
  ...['stringValue', 'referenceValue', 'arrayValue', 'mapValue'],
];

let lastMicros = 0n;

/** The server's clock: it never says the same microsecond twice. */
export function tick(): string {
  const micros = BigInt(Date.now()) * 1_000n;
  lastMicros = micros > lastMicros ? micros : lastMicros + 1n;
  const second = new Date(Number(lastMicros / 1_000n)).toISOString();
  const rest = String(lastMicros % 1_000_000n).padStart(6, '0');
  return `${second.slice(0, 19)}.${rest}Z`;
}

/** The same moment always written in the same way. */
export function wholeTime(time: string): string {
  const [, second = '', rest = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(time) ?? [];
  return `${second}.${rest.padEnd(9, '0')}Z`;
}

type Comparable = boolean | number | string | null;

function comparable(value: Value): readonly [kind: string, of: Comparable] {
  const [[kind = '', of] = []] = Object.entries(value);
  if (kind === 'integerValue' || kind === 'doubleValue')
    return ['numberValue', Number(of)];
  if (kind === 'timestampValue') return [kind, wholeTime(String(of))];
  return [
    kind,
    typeof of === 'object' ? JSON.stringify(of) : (of as Comparable),
  ];
}

/** Firestore's order: by kind, then by value. */
export function compare(a: Value, b: Value): number {
  const [kindA, x] = comparable(a);
  const [kindB, y] = comparable(b);
  if (kindA !== kindB) return ORDER.indexOf(kindA) - ORDER.indexOf(kindB);
  if (x === y || x === null || y === null) return 0;
  return x < y ? -1 : 1;
}

/** One value as a plain one; moments are told from texts. */
function plainValue(value: Value): unknown {
  const [[kind = '', of] = []] = Object.entries(value);
  if (kind === 'nullValue') return null;
  if (kind === 'integerValue') return Number(of);
  if (kind === 'doubleValue') return { double: of };
  if (kind === 'timestampValue') return { time: wholeTime(String(of)) };
  if (kind === 'mapValue')
    return plain((of as { fields?: WireFields }).fields ?? {});
  if (kind === 'arrayValue')
    return ((of as { values?: Value[] }).values ?? []).map(plainValue);
  return of;
}

export function plain(fields: WireFields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

/** Plain values as the wire has them: what a test writes for the other side. */
export function wire(fields: Fields): WireFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [name, wireValue(of)]),
  );
}

function wireValue(of: unknown): Value {
  if (of === null) return { nullValue: null };
  if (typeof of === 'boolean') return { booleanValue: of };
  if (typeof of === 'number') return { integerValue: String(of) };
  if (typeof of === 'string') return { stringValue: of };
  if (typeof of === 'object' && 'time' in of)
    return { timestampValue: of.time };
  return { mapValue: { fields: wire(of as Fields) } };
}
