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

/** What the demo city is searched for: from one letter to a sentence, in several scripts, right and wrong. */
const MIX_TERMS =
  'pizza|p|s|а|ch|ma|пл|chi|chicken|plov|zamarkand|lamb shashlik|plov chorsu|cheese and tomato salad|курица|плов с бараниной|دجاج|د|plvo|chiken kebab|rehbwf|qwrtzpsd|cheese burger|a b c d e f g h|fresh delicious traditional recipe with herbs and vegetables from the market|鸡肉|치킨|with'.split(
    '|',
  );
const MIX_FILTERS = ['&open=1', '&page=3', '&lang=ru', '&shop_id=3'] as const;

/** Each of them over products and shops, without filters and with one of them, total included. */
export const SEARCH_MIX: readonly string[] = MIX_TERMS.flatMap((term, index) =>
  ['', MIX_FILTERS[index % MIX_FILTERS.length] ?? ''].flatMap((filter) =>
    ['products', 'shops']
      .filter((of) => of === 'products' || !filter.includes('shop_id'))
      .map((of) => `/rest/${of}/search?${queryOf(term)}${filter}`),
  ),
);
