import { z } from '@hono/zod-openapi';

/** What an import of streets brings: GeoJSON of one city, and whom its licence names. */
export const StreetsBody = z
  .object({
    attribution: z.string().trim().max(200).default(''),
    city: z.object({
      type: z.literal('FeatureCollection'),
      features: z.array(z.unknown()),
    }),
  })
  .openapi('StreetsBody');

/** The operator's own map; null: none was imported. */
export const OperatorStreets = z
  .object({
    attribution: z.string(),
    bounds: z
      .array(z.number())
      .openapi({ description: 'West, south, east, north' }),
    imported_at: z.string(),
    shapes: z.number().int().openapi({ description: 'What the map draws' }),
    streets: z.number().int(),
    addresses: z.number().int(),
  })
  .openapi('OperatorStreets');

export type OperatorStreetsDto = z.infer<typeof OperatorStreets>;
