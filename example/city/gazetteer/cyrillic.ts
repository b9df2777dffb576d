/** Uzbek's own two alphabets, with the letters in which its neighbours differ. */
const LETTERS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['kh', 'х'],
  ['yo', 'ё'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ye', 'е'],
  ...[...'abdefghijklmnopqrstuvxyz'].map(
    (letter, index) =>
      [letter, [...'абдефгхижклмнопкрстувхйз'][index] ?? letter] as const,
  ),
];

const DIFFERING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  be: { i: 'і', shch: 'шч' },
  bg: { j: 'дж', yo: 'йо', shch: 'щ' },
  kz: { q: 'қ' },
  tg: { j: 'ҷ', q: 'қ', h: 'ҳ' },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of the city in the Cyrillic letters of a language (be, bg, kz, tg). */
export function toCyrillic(name: string, lang: string): string {
  const own = DIFFERING[lang] ?? {};
  let written = '';
  let rest = name;
  while (rest) {
    const found = LETTERS.find(([latin]) =>
      rest.toLowerCase().startsWith(latin),
    );
    const [latin, cyrillic] = found ?? [rest.charAt(0), rest.charAt(0)];
    const letters = own[latin] ?? cyrillic;
    const isCapital = rest.charAt(0) !== rest.charAt(0).toLowerCase();
    written += isCapital ? capital(letters) : letters;
    rest = rest.slice(latin.length);
  }
  return written;
}
