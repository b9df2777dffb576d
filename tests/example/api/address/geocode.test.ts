import { describe, expect } from 'vitest';
import { cityMap } from '@/example/city/map/streets';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { api, it } from '@/tests/support/api/api-test';

const CENTRE = '41.29109522493603,69.22549522044032';

interface Found {
  readonly formatted_address: string;
  readonly geometry: {
    readonly location: { readonly lat: number; readonly lng: number };
  };
}

async function geocode(query: string): Promise<Found[]> {
  const answer = await api.get(`/rest/geocode?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.data.results as Found[];
}

describe('GET /rest/geocode', () => {
  it('names the house at a point in the asked language, and finds it again by that name', async () => {
    const places = new Map<string, string>();
    for (const lang of LOCALE_CODES) {
      const [house] = await geocode(`latlng=${CENTRE}&lang=${lang}`);
      expect(house?.formatted_address).toMatch(/\d/);
      const text = encodeURIComponent(house?.formatted_address ?? '');
      const [again] = await geocode(`address=${text}&lang=${lang}`);
      expect(again, lang).toEqual(house);
      places.set(lang, house?.formatted_address ?? '');
    }
    expect(places.get('ar')).toMatch(/^\p{Script=Arabic}+ /u);
    for (const lang of ['ru', 'be', 'bg', 'kz', 'tg'])
      expect(places.get(lang)).not.toMatch(/[a-z]/i);
    const english = [...places].filter(([, text]) =>
      /street|district/i.test(text),
    );
    expect(english.map(([lang]) => lang)).toEqual(['en']);
  });

  it('answers in English where the map has no names in the language', async () => {
    const [english] = await geocode(`latlng=${CENTRE}`);
    expect(await geocode(`latlng=${CENTRE}&lang=xx`)).toEqual([english]);
  });

  it('finds a street by a name in any language and answers in the asked one', async () => {
    const [en, ar, ru] = cityMap().streets[0]?.name ?? ['', '', ''];
    for (const name of [en, ar, ru]) {
      const [street] = await geocode(
        `address=${encodeURIComponent(name)}&lang=ru`,
      );
      expect(street?.formatted_address).toContain(ru);
    }
  });

  it('knows nothing outside the city or of streets that are not there', async () => {
    expect(await geocode('latlng=52.52,13.4')).toEqual([]);
    expect(await geocode('address=Unter%20den%20Linden')).toEqual([]);
  });

  it.each([
    '',
    'latlng=here',
    'latlng=91,0',
    'latlng=41.2',
    `address=${'x'.repeat(301)}`,
  ])('refuses the query "%s"', async (query) => {
    const answer = await api.get(`/rest/geocode?${query}`);
    expect([answer.status, answer.body.statusCode]).toEqual([400, 'ERROR_400']);
  });
});
