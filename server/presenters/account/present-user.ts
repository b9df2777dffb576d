import type { CurrencyDto } from '@/server/contracts/settings';
import type { SessionDto, UserDto } from '@/server/contracts/user';
import type { ProfileRow } from '@/server/repositories/account/user-repository';
import { presentAddress } from '@/server/presenters/address/present-address';
import { notificationId } from '@/utils/constants/notifications';
import { convertMinor, toDecimal } from '@/utils/money/money';

/** A user as the contract has it; the wallet's balance in the asked currency. */
export function presentUser(row: ProfileRow, currency: CurrencyDto): UserDto {
  return {
    id: row.id,
    uuid: row.uuid,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    phone: row.phone,
    birthday: row.birthday,
    gender: row.gender,
    img: row.img,
    role: row.role,
    empty_p: !row.hasPassword,
    my_referral: row.myReferral,
    created_at: row.createdAt.toISOString(),
    wallet: row.wallet && {
      uuid: row.wallet.uuid,
      price: toDecimal(convertMinor(row.wallet.balanceMinor, currency.rate)),
      symbol: currency.symbol,
    },
    last_order: row.lastOrder && {
      phone: row.lastOrder.phone,
      payment_id: row.lastOrder.paymentId,
    },
    shop: null,
    addresses: row.addresses.map(presentAddress),
    notifications: row.notifications
      .map(({ active, type }) => {
        const id = notificationId(type);
        return {
          id,
          type,
          active,
          notification: { notification_id: id, active },
        };
      })
      .sort((a, b) => a.id - b.id),
  };
}

/** What sign-in and registration answer. */
export function presentSession(
  { token, profile }: { readonly token: string; readonly profile: ProfileRow },
  currency: CurrencyDto,
): SessionDto {
  return {
    access_token: token,
    token,
    token_type: 'Bearer',
    user: presentUser(profile, currency),
  };
}
