import type { ShopProductsDto } from '../contracts/product';
import type { PricedMenu } from '../domain/catalogue/get-shop-menu';
import type { CategoryRow } from '../repositories/category-repository';
import { presentProduct } from './present-product';
import { presentTranslation } from './present-translation';

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
  const look = { lang, withAddons: false };
  return {
    recommended: recommended.map((product) => presentProduct(product, look)),
    all: all.map(({ category, products }) => ({
      uuid: category.uuid,
      ...presentMenuCategory(category, lang),
      products: products.map((product) => presentProduct(product, look)),
    })),
  };
}
