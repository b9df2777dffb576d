import { z } from 'zod';
import type { Geocoder, Place } from '@/server/domain/address/geocoder';
import { localeInfo } from '@/utils/i18n/locales';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import type { ServerEnv } from '../env';

const TIMEOUT_MS = 4_000;
const KEPT_MS = 24 * 60 * 60_000;
const KEPT_MOST = 2_000;
const KEPT_BYTES = 4 * 1024 * 1024;

const found = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']).default('OK'),
  results: z.array(
    z.object({
      formatted_address: z.string().min(1),
      geometry: z.object({
        location: z.object({ lat: z.number(), lng: z.number() }),
      }),
    }),
  ),
});

/** Asks the service; the error names no address, because the key stands in it. */
async function ask(address: URL): Promise<readonly Place[]> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`);
  const parsed = found.safeParse(await answer.json());
  if (!parsed.success) throw new Error('The geocoder refused or changed');
  return parsed.data.results;
}

/**
 * The service at GEOCODER_URL, asked with latlng or address and region, key and language as the common ones are (spec.md §7);
 * null when none is configured. Answers are kept for a day, the same question is asked once, for four seconds at most.
 */
export function createGeocoder(env: ServerEnv): Geocoder | null {
  const { GEOCODER_KEY: key, GEOCODER_URL: base } = env;
  if (!base) return null;
  const kept = boundedCache<readonly Place[], URL>(`geocoder ${base}`, {
    entries: KEPT_MOST,
    bytes: KEPT_BYTES,
    freshMs: KEPT_MS,
    weigh: (places, name) => bytesOf(places) + bytesOf(name),
    loading: { fetchMethod: (_name, _known, { context }) => ask(context) },
  });
  return {
    isMetered: true,
    find(query, lang, country = '') {
      const address = new URL(base);
      const asked: Record<string, string> =
        'point' in query
          ? { latlng: query.point.map((part) => part.toFixed(5)).join() }
          : {
              address: query.text,
              // a ccTLD, which differs from ISO 3166 in one case
              ...(country && {
                region: country === 'GB' ? 'uk' : country.toLowerCase(),
              }),
            };
      const language = localeInfo(lang).tag;
      for (const [part, text] of Object.entries({ ...asked, language }))
        address.searchParams.set(part, text);
      if (key) address.searchParams.set('key', key);
      const name = JSON.stringify([asked, language]);
      return kept.forceFetch(name, { context: address });
    },
  };
}
