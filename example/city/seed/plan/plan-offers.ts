import type { LabelTranslations } from '@/server/db/schema/catalogue';
import type { ProductContent } from '@/example/city/content/content';
import type { PlannedShop } from './plan-shop';
import type { CityRows } from '@/example/city/seed/rows';
import { labels, mapText } from '@/example/city/seed/texts';

const DAY_MS = 86_400_000;

/** A product of a shop's menu, its stocks one per variant. */
export interface PlannedProduct {
  readonly id: number;
  readonly content: ProductContent;
  readonly stockIds: readonly number[];
}

function addDiscount(
  rows: CityRows,
  shop: PlannedShop,
  percent: number,
  products: readonly PlannedProduct[],
  given: { readonly now: Date; readonly title: LabelTranslations | null },
): void {
  if (!products.length) return;
  const id = rows.id('discounts');
  rows.add('discounts', {
    id,
    shopId: shop.id,
    type: 'percent',
    value: percent,
    startsAt: new Date(+given.now - 7 * DAY_MS),
    translations: given.title,
  });
  for (const product of products)
    rows.add('productDiscounts', { productId: product.id, discountId: id });
}

/** A deal's name where a language's words are given for it. */
const DEAL = '{{percent}}% off: {{section}}';

const dealTitle = (text: string, percent: number, section: string): string =>
  text.replace('{{percent}}', String(percent)).replace('{{section}}', section);

/** Plans a shop's deal and the reductions of single products. */
export function planDiscounts(
  rows: CityRows,
  shop: PlannedShop,
  products: readonly PlannedProduct[],
  now: Date,
): void {
  const { deal } = shop.content;
  const section = shop.library.sections.find(({ id }) => id === deal?.section);
  if (deal && section) {
    const { percent } = deal;
    const title = labels(
      mapText(section.name, [
        (name) => dealTitle(DEAL, percent, name),
        (name) => `خصم ${percent}% على ${name}`,
        (name) => `−${percent} %: ${name}`,
      ]),
      (words) => {
        const name = words[section.name[0]];
        return name && words[DEAL]
          ? dealTitle(words[DEAL], percent, name)
          : null;
      },
    );
    const inSection = products.filter(
      ({ content }) => content.section === deal.section,
    );
    addDiscount(rows, shop, percent, inSection, { now, title });
  }
  const percents = new Set(
    products.flatMap(({ content }) => content.discount ?? []),
  );
  for (const percent of percents) {
    const reduced = products.filter(
      ({ content }) => content.discount === percent,
    );
    addDiscount(rows, shop, percent, reduced, { now, title: null });
  }
}

/** Plans what buying some of a product brings, where the shop has the gift in one form. */
export function planBonuses(
  rows: CityRows,
  shop: PlannedShop,
  products: readonly PlannedProduct[],
  now: Date,
): void {
  for (const { content, stockIds } of products) {
    if (!content.bonus) continue;
    const { gift = content.slug, value } = content.bonus;
    const given = products.find((product) => product.content.slug === gift);
    const [bonusStockId, ...others] = given?.stockIds ?? [];
    if (bonusStockId === undefined || others.length) continue;
    for (const stockId of stockIds)
      rows.add('bonuses', {
        id: rows.id('bonuses'),
        shopId: shop.id,
        stockId,
        value,
        bonusStockId,
        startsAt: new Date(+now - 7 * DAY_MS),
      });
  }
}
