import type { PlaceName } from '@/example/city/map/city-map';
import { toCyrillic } from './cyrillic';
import words from './place-words.json';

type Words = (typeof words)['de'];

const OWN: readonly string[] = ['en', 'ar', 'ru'];
const CYRILLIC: readonly string[] = ['be', 'bg', 'kz', 'tg'];

/** Places whose whole name is of common words. */
const WHOLE: Readonly<Record<string, keyof Words>> = {
  'Botanical Garden': 'botanicalGarden',
  'Central Garden': 'centralGarden',
  'Botanical Lake': 'lake',
};
const KIND = /^(?<proper>.+) (?<kind>Street|Avenue|Park|Canal|district)$/;
/** The English word of a name that is one in Uzbek too. */
const SILK_ROAD = ['Great Silk Road', 'Buyuk Ipak Yoli'] as const;

function wordsOf(lang: string): Words | null {
  return lang in words ? words[lang as keyof typeof words] : null;
}

function kindOf(
  text: string,
): 'avenue' | 'canal' | 'district' | 'park' | 'street' {
  const kind = text.toLowerCase();
  return kind === 'avenue' ||
    kind === 'canal' ||
    kind === 'district' ||
    kind === 'park'
    ? kind
    : 'street';
}

/** Persian takes the name from the Arabic one, in its own letters. */
function toPersian(arabic: string): string {
  return arabic
    .slice(arabic.indexOf(' ') + 1)
    .replace('طريق الحرير', 'راه ابریشم')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ة', 'ه');
}

function written(proper: string, arabic: string, lang: string): string {
  const name = proper.replace(...SILK_ROAD);
  if (lang === 'fa') return toPersian(arabic);
  if (lang === 'de') return name.replaceAll(' ', '-');
  return CYRILLIC.includes(lang) ? toCyrillic(name, lang) : name;
}

/**
 * The name of a street, park, canal or district in one of the site's languages: its own in English, Arabic and
 * Russian; else the proper name with the language's word for what it is ("Navoi-Straße", "улица Навои").
 */
export function placeName(name: PlaceName, lang: string): string {
  const [english, arabic] = name;
  const own = OWN.indexOf(lang);
  if (own >= 0) return name[own] ?? english;
  const known = wordsOf(lang);
  if (!known) return english;
  const whole = WHOLE[english];
  if (whole) return known[whole];
  const { kind, proper } = KIND.exec(english)?.groups ?? {};
  if (!kind || !proper) return english;
  return known[kindOf(kind)].replace('%', written(proper, arabic, lang));
}

const NUMBER_FIRST: readonly string[] = ['fr'];
const AFTER_COMMA: readonly string[] = ['ru', 'be', 'kz', 'tg'];

/** A house on a street as a language writes it: "Navoi-Straße 12", "12 rue Navoi", "улица Навои, 12". */
export function houseName(
  street: string,
  number: number,
  lang: string,
): string {
  if (NUMBER_FIRST.includes(lang)) return `${number} ${street}`;
  if (AFTER_COMMA.includes(lang)) return `${street}, ${number}`;
  return lang === 'zh' ? `${street} ${number}号` : `${street} ${number}`;
}
