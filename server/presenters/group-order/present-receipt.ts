import { toDecimal } from '@/utils/money/money';
import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import type { MemberReceipt } from '@/server/domain/group-order/find-receipt';
import type { OrderShareRow } from '@/server/repositories/order/order-share-repository';
import { pickText } from '@/server/presenters/i18n/present-translation';
import {
  presentHistory,
  presentState,
} from '@/server/presenters/order/present-progress';

function presentAmounts(share: OrderShareRow) {
  return {
    items: toDecimal(share.itemsMinor),
    fees: toDecimal(share.feesMinor),
    tax: toDecimal(share.taxMinor),
    discount: toDecimal(share.discountMinor),
    tips: toDecimal(share.tipMinor),
    total: toDecimal(share.totalMinor),
  };
}

function presentLines(
  { order: { details }, own }: MemberReceipt,
  lang: string,
): ReceiptDto['lines'] {
  const title = (line: (typeof details)[number]): string =>
    pickText(line.snapshot.translations, lang, 'title') ?? '';
  return details
    .filter(({ memberUuid }) => memberUuid === own.memberUuid)
    .map((line) => {
      const addons = details.filter(
        ({ leftOutAt, parentId }) =>
          parentId === line.id && (!leftOutAt || line.leftOutAt),
      );
      const sum = (field: 'originPriceMinor' | 'totalPriceMinor'): number =>
        addons.reduce((total, addon) => total + addon[field], line[field]);
      const extras = line.snapshot.extras.map(
        ({ translations, value }) =>
          pickText(translations, lang, 'title') ?? value,
      );
      return {
        id: line.id,
        title: title(line),
        img: line.snapshot.img,
        options: [...extras, ...addons.map(title)],
        note: line.note,
        quantity: line.quantity,
        bonus: line.bonus,
        left_out: line.leftOutAt !== null,
        list_price: toDecimal(sum('originPriceMinor')),
        total_price: toDecimal(sum('totalPriceMinor')),
      };
    });
}

interface ReceiptPresentation {
  readonly lang: string;
  /** About where the courier is; null: not on the way. */
  readonly courierAt: { readonly lat: number; readonly lng: number } | null;
}

function presentCourier(
  { courier }: MemberReceipt['order'],
  { courierAt: at }: ReceiptPresentation,
): ReceiptDto['order']['courier'] {
  if (!courier || !at) return null;
  const location = { latitude: at.lat, longitude: at.lng };
  return { firstname: courier.firstname, location };
}

/** A member's receipt in the caller's language and the order's own currency. */
export function presentReceipt(
  receipt: MemberReceipt,
  options: ReceiptPresentation,
): ReceiptDto {
  const { lang } = options;
  const { order: view, own, shares } = receipt;
  const { currency, order, shop } = view;
  return {
    uuid: own.memberUuid,
    name: own.name,
    owner: own.owner,
    order: {
      id: own.owner ? order.id : null,
      ...presentState(view),
      status_history: presentHistory(view),
      created_at: order.createdAt.toISOString(),
      shop: {
        id: shop.id,
        type: shop.type,
        title: pickText(shop.translations, lang, 'title') ?? '',
        logo_img: shop.logoImg,
        location: { latitude: shop.latitude, longitude: shop.longitude },
        timezone: shop.timezone,
      },
      courier: presentCourier(view, options),
    },
    currency: {
      id: currency.id,
      symbol: currency.symbol,
      title: currency.title,
      position: currency.position,
    },
    split: own.split,
    lines: presentLines(receipt, lang),
    ...presentAmounts(own),
    of: toDecimal(order.totalMinor),
    members: shares.map((share) => ({
      uuid: share.memberUuid,
      name: share.name,
      owner: share.owner,
      ...presentAmounts(share),
    })),
  };
}
