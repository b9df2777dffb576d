/** What people type, from the most to the least that it finds, with how it is written wrongly. */
const TERMS: readonly (readonly [kind: string, term: string])[] = [
  ['on a tenth of all dishes', 'chicken'],
  ['a dish and a category', 'plov'],
  ['on twenty', 'zamarkand'],
  ['two words', 'lamb shashlik'],
  ['dish and shop', 'plov chorsu'],
  ['Cyrillic', 'курица'],
  ['Arabic', 'دجاج'],
  ['slip, short', 'plvo'],
  ['slip, long', 'chiken kebab'],
  ['other layout', 'rehbwf'],
  ['one letter', 's'],
  ['two letters', 'ch'],
  ['three letters', 'chi'],
  ['three letters, Cyrillic', 'кур'],
  ['nonsense', 'qwrtzpsd'],
  ['a late page', 'chicken&page=40'],
  ['in one shop', 'chicken&shop_id=1'],
];

const queryOf = (term: string): string => {
  const [search = '', ...more] = term.split('&');
  return [`search=${encodeURIComponent(search)}`, ...more].join('&');
};

/** The calls of searches, with what each stands for. */
export const SEARCHES: readonly {
  readonly name: string;
  readonly call: string;
}[] = TERMS.flatMap(([kind, term]) =>
  ['products', 'shops'].map((of) => ({
    name: `${of}: ${kind} (${term})`,
    call: `/rest/${of}/search?${queryOf(term)}`,
  })),
).filter(
  ({ call }) => !call.startsWith('/rest/shops/search') || !/&/.test(call),
);
