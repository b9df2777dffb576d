import type { ParseArgsOptionsConfig } from 'node:util';
import { misuse } from './cli-error';
import type { OperatorClient } from './client';

/** The values of a command's options. */
export type Values = Readonly<
  Record<string, boolean | string | readonly (boolean | string)[] | undefined>
>;

/** What a command is run with. */
export interface Run {
  readonly client: OperatorClient;
  readonly words: readonly string[];
  readonly values: Values;
  /** Writes an answer: `data` as JSON with --json, else the text. */
  readonly answer: (data: unknown, text: () => string) => void;
  /** Says something beside the answers. */
  readonly note: (text: string) => void;
  /** Ends a command that goes on until it is stopped. */
  readonly signal: AbortSignal;
  /** What is typed in a terminal, line by line, told of each key; undefined: nobody types. */
  readonly lines?: (onKey: () => void) => AsyncIterable<string>;
}

export interface Command {
  /** As it is typed, such as `stock set <stockId> <quantity>`. */
  readonly usage: string;
  readonly summary: string;
  /** More of it, for its own help. */
  readonly details?: string;
  readonly options?: ParseArgsOptionsConfig;
  readonly run: (run: Run) => Promise<void>;
}

/** The option's text; undefined when it was not given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The n-th word of a command, which must be there. */
export function wordOf(
  words: readonly string[],
  index: number,
  what: string,
): string {
  const word = words[index];
  if (word === undefined) throw misuse(`${what} is missing.`);
  return word;
}

/** A whole number from 1, as ids are. */
export function idOf(text: string, what: string): number {
  const id = Number(text.replace(/^#/, ''));
  if (!Number.isInteger(id) || id < 1)
    throw misuse(`${what} must be a number, not "${text}".`);
  return id;
}

/** An amount or a count of an option; undefined when it was not given. */
export function numberOf(values: Values, name: string): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const value = Number(text.replace(/%$/, ''));
  if (!text.trim() || !Number.isFinite(value))
    throw misuse(`--${name} must be a number, not "${text}".`);
  return value;
}

/** The page that was asked for. */
export function pageOf(values: Values): { page: number; perPage: number } {
  return { page: numberOf(values, 'page') ?? 1, perPage: 20 };
}

export const PAGE_OPTION = { page: { type: 'string' } } as const;
