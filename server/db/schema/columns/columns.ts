import {
  type AnyPgColumn,
  bigint,
  integer,
  numeric,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

type Target = () => AnyPgColumn;

export const id = () => serial('id').primaryKey();

/** What addresses and clients know a row by. */
export const publicId = () => uuid('uuid').notNull().unique().defaultRandom();

export const moment = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** An amount of money in minor units. */
export const minor = <Name extends string>(name: Name) =>
  bigint(name, { mode: 'number' });

/** An amount of goods to a thousandth (0.5 kg), read as a number (api-contract.md §2 Lines). */
export const quantity = <Name extends string>(name: Name) =>
  numeric(name, { precision: 12, scale: 3, mode: 'number' });

/** One of a fixed list of words. */
export const oneOf = <
  Name extends string,
  Word extends string,
  const Words extends readonly [Word, ...Word[]],
>(
  name: Name,
  words: Words,
) => text(name, { enum: words });

/** A row that keeps the one it names from being deleted. */
export const needs = <Name extends string>(name: Name, target: Target) =>
  integer(name).notNull().references(target);

/** A row that is deleted with the one it belongs to. */
export const partOf = <Name extends string>(name: Name, target: Target) =>
  integer(name).notNull().references(target, { onDelete: 'cascade' });

/** A row that may belong to another, and is then deleted with it. */
export const maybePartOf = <Name extends string>(name: Name, target: Target) =>
  integer(name).references(target, { onDelete: 'cascade' });

/** A row that outlives the one it names: then it names none. */
export const outlives = <Name extends string>(name: Name, target: Target) =>
  integer(name).references(target, { onDelete: 'set null' });
