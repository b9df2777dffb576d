import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A name by language; the one of the place itself under the empty key. */
export type StreetNames = Readonly<Record<string, string>>;

/** Positions of GeoJSON: longitude first. */
export type Positions = readonly (readonly [number, number])[];

/** The operator's own map of the city, at most one row (ADR 41). */
export const cityMaps = pgTable('city_maps', {
  id: integer('id').primaryKey(),
  attribution: text('attribution').notNull(),
  west: doublePrecision('west').notNull(),
  south: doublePrecision('south').notNull(),
  east: doublePrecision('east').notNull(),
  north: doublePrecision('north').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
});

/** What the map draws, in drawing order. */
export const cityShapes = pgTable('city_shapes', {
  id: serial('id').primaryKey(),
  kind: text('kind', {
    enum: ['park', 'water', 'street', 'avenue', 'district'],
  }).notNull(),
  names: jsonb('names').$type<StreetNames>().notNull(),
  /** Metres, of a stream or river. */
  width: doublePrecision('width'),
  /** A point's position, a line's, or a polygon's rings. */
  form: text('form', { enum: ['point', 'line', 'polygon'] }).notNull(),
  rings: jsonb('rings').$type<readonly Positions[]>().notNull(),
});

/** Every named street, also those that the map leaves out; one of each name and quarter. */
export const cityStreets = pgTable(
  'city_streets',
  {
    id: integer('id').primaryKey(),
    names: jsonb('names').$type<StreetNames>().notNull(),
    /** Of the quarter around it; empty: not known. */
    area: jsonb('area').$type<StreetNames>().notNull(),
    /** Its names, folded as searches compare them. */
    foundBy: text('found_by').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    west: doublePrecision('west').notNull(),
    south: doublePrecision('south').notNull(),
    east: doublePrecision('east').notNull(),
    north: doublePrecision('north').notNull(),
    lines: jsonb('lines').$type<readonly Positions[]>().notNull(),
  },
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
  {
    id: serial('id').primaryKey(),
    streetId: integer('street_id')
      .notNull()
      .references(() => cityStreets.id, { onDelete: 'cascade' }),
    house: text('house').notNull(),
    /** The number, folded. */
    houseKey: text('house_key').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    index('city_addresses_house_idx').on(table.streetId, table.houseKey),
    index('city_addresses_point_idx').on(table.latitude, table.longitude),
  ],
);
