import type { TFunction } from 'i18next';

/** So many names are said; of more, how many there are beside. */
const SAID = 3;

/** "Malika", "Malika and Timur", "Malika, Timur and 5 others", as the language lists. Empty for nobody. */
export function namesText(names: readonly string[], t: TFunction): string {
  // names of another script must not turn the sentence round
  const said = names.map((name) => `\u2068${name}\u2069`);
  const others = said.length > SAID ? said.length - SAID + 1 : 0;
  const named = others > 0 ? said.slice(0, SAID - 1) : said.slice(0, -1);
  const last =
    others > 0 ? t('group.names.others', { number: others }) : said.at(-1);
  const [head, ...rest] = named;
  if (head === undefined) return last ?? '';
  const first = rest.reduce(
    (text, next) => t('group.names.comma', { first: text, next }),
    head,
  );
  return t('group.names.and', { first, last: last ?? '' });
}
