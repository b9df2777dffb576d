const NAMES = [
  String.raw`xx?s|s|m|l|x{1,3}l`,
  String.raw`(?:extra )?(?:small|medium|large)|regular|big`,
  String.raw`(?:маленьк|средн|больш)\p{L}{2}|мал|сред|бол`,
  String.raw`kichik|o'?rta(?:cha)?|katta`,
  String.raw`кіші|орташа|үлкен`,
  String.raw`kleine?|mittel|gro(?:ß|ss)e?`,
  String.raw`petite?|moyen(?:ne)?|grande?`,
  String.raw`pequeñ[oa]|median[oa]`,
  String.raw`piccol[oa]|medi[oa]`,
  String.raw`küçük|orta|büyük`,
  String.raw`صغير[ةه]?|وسط|متوسط[ةه]?|كبير[ةه]?`,
].join('|');
const MEASURE = String.raw`[ø⌀]?\s?\d+(?:[.,]\d+)?\s?(?:cm|см|sm|l|л|ml|мл|cl|g|г|гр|oz|in|"|''|سم)\.?`;
const SIZE = new RegExp(
  String.raw`^(?:${NAMES}|${MEASURE})(?:\s?[,/(\[-]?\s?${MEASURE}[)\]]?)?$`,
  'iu',
);
/** A head of prices that names their size behind it: `Price L`. */
const PRICED =
  /^(?:price|preis|цена|стоимость|narxi?|бағасы?|prix|precio|prezzo|fiyatı?|السعر|سعر)[\s,:(–-]+(.+?)\)?$/iu;

/** The size that a head of prices names: `S`, `30 cm`, `Preis klein`; undefined for another head. */
export function sizeOfHead(head: string): string | undefined {
  const bare = head
    .normalize('NFC')
    .replace(/[,(\s]*\p{Sc}\)?\s*$/u, '')
    .trim();
  const size = PRICED.exec(bare)?.[1]?.trim() ?? bare;
  return SIZE.test(size) ? size : undefined;
}

/** The sizes that heads of prices name, of at least two: one alone may be anything. */
export const sizesOfHeads = (
  heads: readonly string[],
): readonly (string | undefined)[] => {
  const sizes = heads.map(sizeOfHead);
  return sizes.filter(Boolean).length > 1 ? sizes : heads.map(() => undefined);
};
