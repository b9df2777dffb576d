import type { PlainSpec, PlainTypes } from './plain-kind';

/**
 * Kinds of application that are steps and fields alone, by the name of their form: `cleaner: plainKind({ … })`. An entry
 * is all of a kind: calls, checks, mails, its page at /apply/{name} and the operator's tool read it.
 */
export const PLAIN_KINDS = {} as const satisfies Readonly<
  Record<string, PlainSpec<PlainTypes>>
>;
