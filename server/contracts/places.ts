import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { CommonQuery, PagingQuery, QueryId } from './common';

/** A page of all places, of one district where it is given. */
export const PlacesQuery = CommonQuery.extend({
  page: PagingQuery.shape.page,
  district: QueryId.optional(),
});

const counted = { count: z.number().int() };

/** Every place by its name alone, with the letters and districts they stand under. */
export const Places = z
  .object({
    places: z.array(
      z.object({
        id: z.number().int(),
        type: z.enum(SHOP_TYPES),
        title: z.string(),
        logo_img: z.string().nullable(),
        letter: z.string(),
        district: z.string().nullable(),
        rating_avg: z.number().nullable(),
      }),
    ),
    letters: z.array(
      z.object({
        letter: z.string(),
        ...counted,
        page: z.number().int().openapi({ description: 'It begins there' }),
      }),
    ),
    districts: z.array(
      z.object({ id: z.number().int(), title: z.string(), ...counted }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    last_page: z.number().int(),
  })
  .openapi('Places');

export type PlacesDto = z.infer<typeof Places>;
