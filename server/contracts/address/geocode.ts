import { z } from '@hono/zod-openapi';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { CommonQuery } from '../common';

export const GeocodeResult = z
  .object({
    results: z.array(
      z.object({
        formatted_address: z.string(),
        geometry: z.object({
          location: z.object({ lat: z.number(), lng: z.number() }),
        }),
      }),
    ),
  })
  .openapi('GeocodeResult');

const LAT_LNG = /^\s*-?\d{1,3}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/;

/** A point or a text; exactly one is needed. */
export const GeocodeQuery = CommonQuery.extend({
  latlng: z
    .string()
    .regex(LAT_LNG)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
    .optional(),
  address: z.string().trim().max(ADDRESS_MAX_LENGTH).optional(),
});

export type GeocodeResultDto = z.infer<typeof GeocodeResult>;
