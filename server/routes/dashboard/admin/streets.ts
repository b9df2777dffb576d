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
import { type Api, routesOf } from '@/server/http/define-route';

/** Where a city comes in, whose body is larger than all others. */
export const STREETS = '/dashboard/admin/streets';

/** The operator's own map of the city. */
export function operatorStreetRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    STREETS,
    'What was imported of the city; null: nothing',
    { data: OperatorStreets.nullable() },
    (ctx) => getStreets(ctx),
  );
  operator.put(
    STREETS,
    'Puts a city of GeoJSON in the place of the one before: all or nothing',
    { body: StreetsBody, data: OperatorStreets.nullable() },
    (ctx, { body: { attribution, city } }) =>
      importStreets(ctx, { attribution, features: city.features }),
  );
  operator.delete(
    STREETS,
    'Removes the imported city',
    { data: OperatorStreets.nullable() },
    async (ctx) => {
      await clearStreets(ctx);
      return null;
    },
  );
  operator.get(
    '/dashboard/admin/place',
    'What the site lacks to know its city, and what mends it',
    { data: SiteProblems },
    async (ctx) => ({ problems: await placeProblems(ctx) }),
  );
}
