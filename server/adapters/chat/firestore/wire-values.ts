import type { Moment } from '@/server/domain/chat/hosted/hosted-chat';

/** A value as Firestore's REST has it: one key that names its kind. */
export type WireValue = Readonly<Record<string, unknown>>;

/** A document as Firestore's REST has it. */
export interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
  readonly updateTime: string;
}

/** A moment that stands in a document as one, not as a text. */
export class At {
  constructor(readonly moment: Moment) {}
}

/** The same moment always written in the same way. */
export function wholeMoment(time: string): Moment {
  const [, second = '', rest = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(time) ?? [];
  return `${second}.${rest.padEnd(9, '0')}Z`;
}

/** A plain value as the wire has it. */
export function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return { nullValue: null };
  if (value instanceof At) return { timestampValue: value.moment };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'object')
    return { mapValue: { fields: toFields(value) } };
  return { stringValue: value };
}

export const toFields = (values: object): Record<string, WireValue> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toWire(value)]),
  );

/** Reads a document's fields as what they should be; what is something else is as if it were not there. */
export function fieldsOf({ fields = {} }: WireDocument) {
  return {
    text: (name: string): string | null => {
      const value = fields[name]?.stringValue;
      return typeof value === 'string' ? value : null;
    },
    count: (name: string): number | null => {
      const value = Number(fields[name]?.integerValue);
      return Number.isSafeInteger(value) ? value : null;
    },
    moment: (name: string): Moment | null => {
      const value = fields[name]?.timestampValue;
      return typeof value === 'string' ? wholeMoment(value) : null;
    },
  };
}
