import type { Ctx } from '@/server/context';
import type { GeocodeResultDto } from '@/server/contracts/address/geocode';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';
import { publicSetting } from '@/server/domain/settings/read-settings';
import { DomainError } from '@/server/errors';
import type { LatLng } from '@/utils/address/geo';
import type { PlaceQuery } from './geocoder';
import { siteGeocoder } from './site-place';

const PLACES_MAX = 5;

/** Of calls that may cost the operator money. */
const METERED_LIMIT = { name: 'geocode', max: 120, windowMs: 60_000 };

/** What the site's geocoder knows, nothing where there is none; unavailable when it does not answer, too_many_requests to who asks too often. */
async function ask(ctx: Ctx, query: PlaceQuery): Promise<GeocodeResultDto> {
  const { lang, log } = ctx;
  const geocoder = await siteGeocoder(ctx);
  if (!geocoder) return { results: [] };
  if (geocoder.isMetered)
    await limitCalls(ctx, METERED_LIMIT, [callerAddress(ctx)]);
  try {
    const country = await publicSetting(ctx.db, 'country');
    const places = await geocoder.find(query, lang, country ?? '');
    return { results: places.slice(0, PLACES_MAX) };
  } catch (cause) {
    log.warn({ err: cause }, 'the geocoding service did not answer');
    throw new DomainError('unavailable', { cause });
  }
}

/** The address of a point; empty where the geocoder knows none. */
export function reverseGeocode(
  ctx: Ctx,
  point: LatLng,
): Promise<GeocodeResultDto> {
  return ask(ctx, { point });
}

/** The places that a typed address names, best first, at most five. */
export function geocode(ctx: Ctx, text: string): Promise<GeocodeResultDto> {
  return ask(ctx, { text });
}
