import {
  GeocodeQuery,
  GeocodeResult,
} from '@/server/contracts/address/geocode';
import { geocode, reverseGeocode } from '@/server/domain/address/geocode';
import { badFields } from '@/server/errors';
import { type Api, routesOf } from '@/server/http/define-route';

/** Addresses of points and points of addresses, from the configured service or the embedded map. */
export function geocodeRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.get(
    '/rest/geocode',
    'The address of a point (latlng) or the places an address names (address)',
    { query: GeocodeQuery, data: GeocodeResult },
    async (ctx, { query }) => {
      if (query.latlng) return reverseGeocode(ctx, query.latlng);
      if (query.address) return geocode(ctx, query.address);
      throw badFields({ latlng: ['validation.required'] });
    },
  );
}
