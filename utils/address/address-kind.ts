/** What a name that people give to an address says of it. */
export type AddressKind = 'family' | 'home' | 'other' | 'work';

/** The names that are suggested, as locales/<lng> `addresses.name.*` have them, and a few beside; lower case. */
const WORDS: Readonly<Record<Exclude<AddressKind, 'other'>, string>> = {
  home: 'home|house|huis|المنزل|البيت|ev|дом|дома|вкъщи|domov|domů|zuhause|σπίτι|casa|خانه|maison|domicile|घर|rumah|自宅|家|집|үй|an-trano|गृहम्|хона|öý|ev adresi',
  work: 'work|office|werk|العمل|iş|работа|праца|práce|arbeit|büro|δουλειά|trabajo|محل کار|travail|bureau|काम|ऑफ़िस|kantor|勤務先|職場|직장|회사|жұмыс|asa|कार्यालयः|кор|公司|单位',
  family:
    'parents|family|ouers|الوالدان|valideynlər|родители|бацькі|родители|rodiče|eltern|γονείς|padres|والدین|माता-पिता|orang tua|実家|부모님 댁|부모님|ата-ана|ray aman-dreny|पितरौ|волидайн|ene-ata|anne baba|父母家|父母',
};

const KINDS = new Map(
  (['home', 'work', 'family'] as const).flatMap((kind) =>
    WORDS[kind].split('|').map((word) => [word, kind] as const),
  ),
);

/** Which picture stands for an address of that name: a home, a place of work, a family's, or just a pin. */
export function addressKind(title: string): AddressKind {
  // a Turkish İ leaves its dot behind
  const word = title.trim().toLowerCase().replaceAll('\u0307', '');
  return KINDS.get(word) ?? 'other';
}
