import { routes } from '@/utils/shell/routes';
import type {
  BranchDto,
  ShopPictureDto,
  StoryDto,
} from '@/server/contracts/catalogue';
import type { ShopStory } from '@/server/domain/catalogue/promotion/list-stories';
import type { BranchRow } from '@/server/repositories/shop/shop-extras-repository';
import {
  pickText,
  presentTranslation,
} from '@/server/presenters/i18n/present-translation';

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

/** A promotion in one language with its picture and the own address it leads to. */
export function presentStory(
  { shop, story }: ShopStory,
  { lang }: { readonly lang: string },
): StoryDto {
  const { endsAt, id, img, productUuid, startsAt, translations } = story;
  return {
    id,
    shop_id: shop.id,
    shop_type: shop.type,
    logo_img: shop.logoImg,
    title: pickText(shop.translations, lang, 'title') ?? '',
    product_uuid: productUuid,
    product_title: pickText(story.productTranslations, lang, 'title'),
    url: img,
    link: productUuid ? routes.product(shop, productUuid) : routes.shop(shop),
    translation: presentTranslation(translations, lang, id),
    created_at: startsAt.toISOString(),
    expired_at: endsAt?.toISOString() ?? null,
  };
}

/** A picture of a shop. */
export function presentShopPicture({
  id,
  img,
}: {
  readonly id: number;
  readonly img: string;
}): ShopPictureDto {
  return { id, img, title: img, path: img };
}
