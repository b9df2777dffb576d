import type { ShopProductsDto } from '@/server/contracts/product';
import type { PricedMenu } from '@/server/domain/catalogue/get-shop-menu';
import type { CategoryRow } from '@/server/repositories/shop/category-repository';
import { presentProduct } from '@/server/presenters/product/present-product';
import { presentTranslation } from '@/server/presenters/i18n/present-translation';

/** A section's heading. */
export function presentMenuCategory(
  { id, slug, translations }: CategoryRow,
  lang: string,
): Pick<ShopProductsDto['all'][number], 'id' | 'slug' | 'translation'> {
  return { id, slug, translation: presentTranslation(translations, lang, id) };
}

/** A shop's whole menu in one language; add-on groups come without their members. */
export function presentMenu(
  { all, recommended }: PricedMenu,
  { lang }: { readonly lang: string },
): ShopProductsDto {
  const options = { lang, withAddons: false };
  return {
    recommended: recommended.map((product) => presentProduct(product, options)),
    all: all.map(({ category, products }) => ({
      uuid: category.uuid,
      ...presentMenuCategory(category, lang),
      products: products.map((product) => presentProduct(product, options)),
    })),
  };
}
