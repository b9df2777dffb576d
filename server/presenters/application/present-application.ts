import type { Ctx } from '@/server/context';
import type {
  OwnShopDetailDto,
  OwnShopRowDto,
  ShopDetailDto,
  ShopEditDto,
  StaleShopDto,
} from '@/server/contracts/application/shop';
import type { StaleShop } from '@/server/domain/application/shop/edit-shop';
import type { EditedShop } from '@/server/domain/application/shop/shop-view';
import { pickText } from '@/server/presenters/i18n/present-translation';
import { presentThresholds } from '@/server/presenters/shop/present-shop';
import type { ShopEditRow } from '@/server/repositories/shop/shop-edit-repository';
import { fullName } from '@/utils/account/user-name';
import { openSpans } from '@/utils/application/week';
import { toDecimal } from '@/utils/money/money';
import type {
  ApplicationDto,
  OperatorApplicationDto,
} from '@/server/contracts/application/application';
import type { ApplicationData } from '@/server/domain/application/change-application';
import type { SentApplicationView } from '@/server/domain/application/answer-application';
import type { ApplicationRow } from '@/server/repositories/application/application-repository';
import { APPLICATIONS } from '@/utils/application/kinds';

type Caller = Pick<Ctx, 'lang' | 'now'>;

function presentBranches({
  branches,
}: Pick<EditedShop, 'branches'>): ShopDetailDto['branches'] {
  return branches.map(
    ({ hours, id, latitude, longitude, phone, translations }) => ({
      id,
      phone,
      location: { latitude, longitude },
      hours: hours.map(({ day, from, to }) => ({ day, from, to })),
      translations: Object.fromEntries(
        Object.entries(translations).map(([locale, words]) => [
          locale,
          { title: words.title, address: words.description ?? null },
        ]),
      ),
    }),
  );
}

function presentWords({
  shop,
}: Pick<EditedShop, 'shop'>): ShopDetailDto['translations'] {
  return Object.fromEntries(
    Object.entries(shop.translations).map(
      ([locale, { address, description, title }]) => [
        locale,
        { title, description: description ?? null, address: address ?? null },
      ],
    ),
  );
}

function presentPayments({
  isPaidByHouse,
  payments,
}: Pick<EditedShop, 'isPaidByHouse' | 'payments'>) {
  const offered = payments.filter((way) => way.offered);
  return {
    payments: payments.filter(({ taken }) => taken).map(({ tag }) => tag),
    payments_offered: offered.map(({ tag, title }) => ({ tag, title })),
    payments_by_house: isPaidByHouse,
  };
}

/** What may be changed of a shop, amounts as decimals of the default currency. */
export function presentShopFields(view: EditedShop): ShopDetailDto {
  const { categories, gallery, shop, zone } = view;
  const { latitude, longitude, workingDays } = shop;
  return {
    version: shop.version,
    translations: presentWords(view),
    logo_img: shop.logoImg,
    background_img: shop.backgroundImg,
    gallery: [...gallery],
    category_ids: categories.map(({ id }) => id),
    categories: categories.map(({ title }) => title),
    phone: shop.phone,
    location: { latitude, longitude },
    zone,
    hours: openSpans(workingDays),
    ...presentThresholds(shop, toDecimal),
    price: toDecimal(shop.deliveryStartMinor),
    price_per_km: toDecimal(shop.deliveryPerKmMinor),
    delivery_minutes_from: shop.deliveryMinutesFrom,
    delivery_minutes_to: shop.deliveryMinutesTo,
    accept_minutes: shop.acceptMinutes,
    ...presentPayments(view),
    tax_percent: shop.taxPercent,
    service_fee_percent: shop.serviceFeePercent,
    branches: presentBranches(view),
  };
}

/** One of the caller's shops in a list, its title in the caller's language; a pause that is over is none. */
export function presentOwnShopRow(
  shop: EditedShop['shop'],
  { lang, now }: Caller,
): OwnShopRowDto {
  const { id, logoImg, open, slug, timezone, type, version } = shop;
  const { pausedUntil, pauseReason } = shop;
  const isPaused = pausedUntil !== null && pausedUntil > now;
  return {
    id,
    slug,
    type,
    title: pickText(shop.translations, lang, 'title') ?? slug,
    logo_img: logoImg,
    open,
    paused_until: isPaused ? pausedUntil.toISOString() : null,
    pause_reason: isPaused ? pauseReason : null,
    timezone,
    version,
  };
}

/** One of the caller's shops with what may be changed of it. */
export function presentOwnShop(
  view: EditedShop,
  caller: Caller,
): OwnShopDetailDto {
  return {
    ...presentOwnShopRow(view.shop, caller),
    ...presentShopFields(view),
    closed_days: [...view.closedDays],
  };
}

/** The shop as it is, and what was changed of it meanwhile. */
export const presentStaleShop = (
  { changes, view }: StaleShop,
  caller: Caller,
): StaleShopDto => ({
  shop: presentOwnShop(view, caller),
  changes: [...changes],
});

/** One saved change; the owner's name where the account is there, and, for an owner, only one's own. */
export function presentShopEdit(
  row: ShopEditRow,
  caller: { readonly id: number } | null,
): ShopEditDto {
  const { by, changes, createdAt, id, userId, version } = row;
  const isTold = caller === null || caller.id === userId;
  return {
    id,
    version,
    by,
    name: (isTold && fullName(row)) || null,
    at: createdAt.toISOString(),
    changes: changes.map((change) => ({
      field: change.field,
      old: change.old,
      new: change.new,
    })),
  };
}

interface View {
  readonly row: ApplicationRow;
  readonly documents: readonly {
    readonly path: string;
    readonly url: string;
  }[];
}

/** A public picture's and a private one's address, by the path in the store. */
const imageAddress = (path: string): string => `/storage/images/${path}`;
const documentAddress = (path: string): string => `/storage/${path}`;

function presentCommon({ documents, row }: View) {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    version: row.version,
    answer: row.answer,
    shop_id: row.shopId,
    documents: documents.map(({ path, url }) => ({ path, url })),
    sent_at: row.sentAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The data as clients know it: pictures by their addresses, without what is ours. */
function presentData(row: ApplicationRow): ApplicationData {
  const { lang: _lang, ...data } = row.data as ApplicationData & {
    readonly lang?: string;
  };
  const { background_img: cover, documents, logo_img: logo } = data;
  return {
    ...data,
    ...(logo && { logo_img: imageAddress(logo) }),
    ...(cover && { background_img: imageAddress(cover) }),
    ...(documents && { documents: documents.map(documentAddress) }),
  };
}

/** An application as its owner reads it; null while there is none. */
export function presentOwn(
  view: View | null,
): ApplicationDto<ApplicationData> | null {
  return view && { ...presentCommon(view), data: presentData(view.row) };
}

/** An application as the operator reads it. */
export function presentSent(
  view: SentApplicationView,
  lang: string,
): OperatorApplicationDto {
  return {
    ...presentCommon(view),
    data: presentData(view.row),
    title: APPLICATIONS[view.row.kind].server.titleOf(view.row.data),
    categories: view.categories.map(({ id, translations }) => ({
      id,
      title: pickText(translations, lang, 'title') ?? String(id),
    })),
    user: view.user,
  };
}
