import type { OpenAPIHono } from '@hono/zod-openapi';
import { SiteProblems } from '@/server/contracts/operator/setting';
import {
  OperatorStreets,
  StreetsBody,
} from '@/server/contracts/operator/streets';
import {
  clearStreets,
  getStreets,
  importStreets,
} from '@/server/domain/address/streets/city-streets';
import { placeProblems } from '@/server/domain/address/site-place';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

/** Where a city comes in, whose body is larger than all others. */
export const STREETS = '/dashboard/admin/streets';

const shared = { access: 'operator', tag: 'Operator', path: STREETS } as const;

/** The operator's own map of the city. */
export function operatorStreetRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      summary: 'What was imported of the city; null: nothing',
      data: OperatorStreets.nullable(),
    },
    (ctx) => getStreets(ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      summary:
        'Puts a city of GeoJSON in the place of the one before: all or nothing',
      body: StreetsBody,
      data: OperatorStreets.nullable(),
    },
    (ctx, { body: { attribution, city } }) =>
      importStreets(ctx, { attribution, features: city.features }),
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      summary: 'Removes the imported city',
      data: OperatorStreets.nullable(),
    },
    async (ctx) => {
      await clearStreets(ctx);
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: '/dashboard/admin/place',
      summary: 'What the site lacks to know its city, and what mends it',
      data: SiteProblems,
    },
    async (ctx) => ({ problems: await placeProblems(ctx) }),
  );
}
