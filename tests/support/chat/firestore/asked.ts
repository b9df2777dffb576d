/** A moment as Firestore keeps it: nine digits after the second. */
export interface Time {
  readonly time: string;
}

/** A document's fields as plain values; moments are a Time. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who asks, as the ID token says. */
export interface Claims {
  readonly uid: string;
  /** Rooms to write in, with the second in which each closes; 0: never. */
  readonly rooms?: Readonly<Record<string, number>>;
  readonly sofra_role?: string;
}

/** One question of the rules: what somebody wants to do with a document or a collection. */
export interface Asked {
  readonly auth: Claims | null;
  readonly op: 'create' | 'delete' | 'get' | 'list' | 'update';
  /** Below /documents: `chats/<id>`, or `chats` for a list. */
  readonly path: string;
  /** The moment of the request. */
  readonly now: string;
  readonly before: Fields | null;
  readonly written: Fields | null;
  /** What a list is filtered by: fields that equal a value. */
  readonly filters: readonly (readonly [field: string, value: unknown])[];
  /** Another document as it stands once the whole write is done. */
  readonly after: (path: string) => Fields | null;
}

const isMoment = (value: unknown): value is Time =>
  typeof value === 'object' && value !== null && 'time' in value;

export const isTime = (value: unknown, moment: string): boolean =>
  isMoment(value) && value.time === moment;

export const isTimeOrNull = (value: unknown): boolean =>
  value === null || isMoment(value);

export const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && Array.from(value).length <= most;

export const isTextOrNull = (value: unknown, most: number): boolean =>
  value === null || isText(value, most);

export const isOrder = (value: unknown): boolean =>
  value === null || (Number.isInteger(value) && Number(value) > 0);

/** Whether two plain values are the same, in whatever order their fields come. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b)
    return a === b;
  const [one, other] = [a as Fields, b as Fields];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => same(one[name], other[name]));
}
