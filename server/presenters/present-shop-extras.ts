import { routes } from '@/utils/routes';
import type { BranchDto, StoryDto } from '../contracts/catalogue';
import type { ShopStory } from '../domain/catalogue/list-stories';
import type { BranchRow } from '../repositories/shop-extras-repository';
import { pickText, presentTranslation } from './present-translation';

/** Another place of a brand in one language; it keeps the clock of its shop. */
export function presentBranch(
  branch: BranchRow,
  { lang, timezone }: { readonly lang: string; readonly timezone: string },
): BranchDto {
  const { hours, id, latitude, longitude, phone, shopId, translations } =
    branch;
  const { description: address, ...translation } = presentTranslation(
    translations,
    lang,
    id,
  );
  return {
    id,
    shop_id: shopId,
    phone,
    location: { latitude, longitude },
    timezone,
    translation: { ...translation, address },
    hours: hours.map(({ day, from, to }) => ({ day, from, to })),
  };
}

/** A promotion in one language with the own address it leads to. */
export function presentStory(
  { shop, story }: ShopStory,
  { lang }: { readonly lang: string },
): StoryDto {
  const { endsAt, id, img, productUuid, translations } = story;
  return {
    id,
    img,
    url: productUuid ? routes.product(shop, productUuid) : routes.shop(shop),
    product_uuid: productUuid,
    shop: {
      id: shop.id,
      type: shop.type,
      title: pickText(shop.translations, lang, 'title') ?? '',
      logo_img: shop.logoImg,
    },
    translation: presentTranslation(translations, lang, id),
    expired_at: endsAt?.toISOString() ?? null,
  };
}
