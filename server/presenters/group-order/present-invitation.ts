import { toDecimalOrNull } from '@/utils/money/money';
import type { InvitationDto } from '@/server/contracts/group-order';
import type { Invitation } from '@/server/domain/group-order/find-invitation';
import { pickText } from '@/server/presenters/i18n/present-translation';

/** An invitation in the caller's language; names alone are told of the people. */
export function presentInvitation(
  { area, cart, joined, members, mode, shop, spendingLimitMinor }: Invitation,
  { lang, locked }: { readonly lang: string; readonly locked: boolean },
): InvitationDto {
  return {
    cart_id: cart.id,
    shop: {
      id: shop.id,
      uuid: shop.uuid,
      slug: shop.slug,
      type: shop.type,
      title: pickText(shop.translations, lang, 'title') ?? '',
      description: pickText(shop.translations, lang, 'description'),
      logo_img: shop.logoImg,
      background_img: shop.backgroundImg,
      timezone: shop.timezone,
    },
    owner_name:
      members.find(({ userId }) => userId === cart.ownerId)?.name ?? '',
    members: members.map(({ name }) => name),
    spending_limit: toDecimalOrNull(spendingLimitMinor),
    closes_at: cart.closesAt?.toISOString() ?? null,
    split: cart.split,
    mode,
    address: area,
    locked,
    joined,
  };
}
