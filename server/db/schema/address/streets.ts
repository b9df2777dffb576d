import { index, pgTable } from 'drizzle-orm/pg-core';
import { id, moment, oneOf, partOf } from '../columns/columns';

/** A name by language; the one of the place itself under the empty key. */
export type StreetNames = Readonly<Record<string, string>>;

/** Positions of GeoJSON: longitude first. */
export type Positions = readonly (readonly [number, number])[];

/** The operator's own map of the city, at most one row (ADR 41). */
export const cityMaps = pgTable('city_maps', (t) => ({
  id: t.integer('id').primaryKey(),
  attribution: t.text('attribution').notNull(),
  west: t.doublePrecision('west').notNull(),
  south: t.doublePrecision('south').notNull(),
  east: t.doublePrecision('east').notNull(),
  north: t.doublePrecision('north').notNull(),
  importedAt: moment('imported_at').notNull(),
}));

/** What the map draws, in drawing order. */
export const cityShapes = pgTable('city_shapes', (t) => ({
  id: id(),
  kind: oneOf('kind', [
    'park',
    'water',
    'street',
    'avenue',
    'district',
  ]).notNull(),
  names: t.jsonb('names').$type<StreetNames>().notNull(),
  /** Metres, of a stream or river. */
  width: t.doublePrecision('width'),
  /** A point's position, a line's, or a polygon's rings. */
  form: oneOf('form', ['point', 'line', 'polygon']).notNull(),
  rings: t.jsonb('rings').$type<readonly Positions[]>().notNull(),
}));

/** Every named street, also those that the map leaves out; one of each name and quarter. */
export const cityStreets = pgTable(
  'city_streets',
  (t) => ({
    id: t.integer('id').primaryKey(),
    names: t.jsonb('names').$type<StreetNames>().notNull(),
    /** Of the quarter around it; empty: not known. */
    area: t.jsonb('area').$type<StreetNames>().notNull(),
    /** Its names, folded as searches compare them. */
    foundBy: t.text('found_by').notNull(),
    latitude: t.doublePrecision('latitude').notNull(),
    longitude: t.doublePrecision('longitude').notNull(),
    west: t.doublePrecision('west').notNull(),
    south: t.doublePrecision('south').notNull(),
    east: t.doublePrecision('east').notNull(),
    north: t.doublePrecision('north').notNull(),
    lines: t.jsonb('lines').$type<readonly Positions[]>().notNull(),
  }),
  (table) => [
    index('city_streets_found_by_idx').using(
      'gin',
      table.foundBy.op('gin_trgm_ops'),
    ),
    index('city_streets_box_idx').on(table.south, table.north),
  ],
);

/** Doors with a number. */
export const cityAddresses = pgTable(
  'city_addresses',
  (t) => ({
    id: id(),
    streetId: partOf('street_id', () => cityStreets.id),
    house: t.text('house').notNull(),
    /** The number, folded. */
    houseKey: t.text('house_key').notNull(),
    latitude: t.doublePrecision('latitude').notNull(),
    longitude: t.doublePrecision('longitude').notNull(),
  }),
  (table) => [
    index('city_addresses_house_idx').on(table.streetId, table.houseKey),
    index('city_addresses_point_idx').on(table.latitude, table.longitude),
  ],
);
