import type { PlainSpec, PlainTypes } from './plain-kind';
import { PLAIN_KINDS } from './plain-kinds';

const kinds: Readonly<Record<string, PlainSpec<PlainTypes>>> = PLAIN_KINDS;

/** The kind of application at /apply/{kind}; null: there is none. */
export const applyKind = (kind: unknown): PlainSpec<PlainTypes> | null =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind)
    ? (kinds[kind] ?? null)
    : null;
