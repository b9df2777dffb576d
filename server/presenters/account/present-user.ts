import type { CurrencyDto } from '@/server/contracts/settings';
import type { SessionDto, UserDto } from '@/server/contracts/account/user';
import type { ProfileRow } from '@/server/repositories/account/user-repository';
import { presentAddress } from '@/server/presenters/address/present-address';
import { presentNotification } from './present-notification';
import { presentTranslation } from '@/server/presenters/i18n/present-translation';
import { amountIn } from '@/utils/money/amount-in';

/** Who reads it: amounts and words are theirs. */
interface Reader {
  readonly currency: CurrencyDto;
  readonly lang: string;
}

function presentShop({ shop }: ProfileRow, lang: string): UserDto['shop'] {
  return (
    shop && {
      id: shop.id,
      uuid: shop.uuid,
      slug: shop.slug,
      type: shop.type,
      status: shop.status,
      open: shop.open,
      logo_img: shop.logoImg,
      background_img: shop.backgroundImg,
      translation: presentTranslation(shop.translations, lang, shop.id),
    }
  );
}

/** A user as the contract has it; the wallet's balance in the asked currency. */
export function presentUser(
  row: ProfileRow,
  { currency, lang }: Reader,
): UserDto {
  return {
    id: row.id,
    uuid: row.uuid,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    phone: row.contactPhone ?? row.phone,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    phone_verified_at:
      row.contactPhone === null
        ? (row.phoneVerifiedAt?.toISOString() ?? null)
        : null,
    proved_phone: row.phoneVerifiedAt && row.phone,
    birthday: row.birthday,
    gender: row.gender,
    img: row.img,
    role: row.role,
    empty_p: !row.hasPassword,
    password_changed_at: row.passwordChangedAt?.toISOString() ?? null,
    my_referral: row.myReferral,
    created_at: row.createdAt.toISOString(),
    wallet: row.wallet && {
      uuid: row.wallet.uuid,
      price: amountIn(row.wallet.balanceMinor, currency),
      symbol: currency.symbol,
    },
    last_order: row.lastOrder && {
      phone: row.lastOrder.phone,
      payment_id: row.lastOrder.paymentId,
    },
    shop: presentShop(row, lang),
    addresses: row.addresses.map(presentAddress),
    notifications: row.notifications
      .map(presentNotification)
      .sort((a, b) => a.id - b.id),
    unread_notifications: row.unread,
  };
}

/** What sign-in and registration answer. */
export function presentSession(
  {
    asksDetails,
    isKept,
    profile,
    token,
  }: {
    readonly token: string;
    readonly profile: ProfileRow;
    readonly isKept: boolean;
    readonly asksDetails: boolean;
  },
  reader: Reader,
): SessionDto {
  return {
    access_token: token,
    token,
    token_type: 'Bearer',
    ...(isKept && { kept: true }),
    ...(asksDetails && { asks_details: true }),
    user: presentUser(profile, reader),
  };
}
