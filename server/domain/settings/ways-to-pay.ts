import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type {
  OperatorShopWaysDto,
  OperatorWaysDto,
} from '@/server/contracts/operator/money';
import { offeredMethod } from '@/server/domain/payment/payment-methods';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import {
  findSettingValue,
  notifyCatalogueChanged,
} from '@/server/repositories/settings/settings-repository';
import {
  lockShop,
  findShopId,
} from '@/server/repositories/shop/edit-shop-repository';
import { noteShopEdit } from '@/server/repositories/shop/shop-edit-repository';
import {
  findPayments,
  findShopWays,
  lockPayments,
  putShopSwitch,
  setPaymentActive,
} from '@/server/repositories/payment/payment-repository';

type Rule = OperatorWaysDto['rule'];
type ShopWay = Awaited<ReturnType<typeof findShopWays>>[number];

async function switchRule(db: Ctx['db']): Promise<Rule> {
  const kept = await findSettingValue(db, 'payment_type');
  return kept === 'admin' || kept === 'seller' ? kept : 'both';
}

/** Why this server cannot take money so, whatever the switches say; null: it can. */
function cannotCarryOut(ctx: Ctx, tag: string): string | null {
  if (offeredMethod(ctx, tag)) return null;
  return ctx.payments.has(tag)
    ? 'no provider of cards is configured: STRIPE_SECRET_KEY, or PAYMENT_GATEWAY'
    : 'this server has no such way to pay';
}

/** A way to pay as a shop takes it. */
export interface TakenWay {
  readonly id: number;
  readonly tag: string;
  readonly title: string;
  /** The house lets one pay so, and this server can carry it out. */
  readonly offered: boolean;
  readonly taken: boolean;
}

/** Every way to pay, and whether the shop takes it; `byHouse`: the shop has no say in it (setting payment_type). */
export async function waysTaken(
  ctx: Ctx,
  shopId: number,
): Promise<{ ways: readonly TakenWay[]; byHouse: boolean }> {
  const rows = await findShopWays(ctx.db, shopId);
  return {
    byHouse: (await switchRule(ctx.db)) === 'admin',
    ways: rows.map(({ houseLets, id, shopLets, tag, title }) => ({
      id,
      tag,
      title: title ?? tag,
      offered: houseLets && cannotCarryOut(ctx, tag) === null,
      taken: shopLets,
    })),
  };
}

const OFF = 'the house’s switch is off';

function whyNotAt(
  ctx: Ctx,
  { houseLets, shopActive, shopLets, tag }: ShopWay,
): string | null {
  const reason = cannotCarryOut(ctx, tag);
  if (reason) return reason;
  if (!houseLets) return OFF;
  if (shopLets) return null;
  return shopActive === null
    ? 'the shop has no switch for it yet'
    : 'the shop’s switch is off';
}

/** The ways to pay of the site, in the order of the checkout, and why one cannot be chosen. */
export async function listWays(ctx: Ctx): Promise<OperatorWaysDto> {
  const rows = await findPayments(ctx.db);
  return {
    rule: await switchRule(ctx.db),
    ways: rows.map(({ active, houseLets, tag, title }) => ({
      tag,
      title: title ?? tag,
      active,
      why_not: cannotCarryOut(ctx, tag) ?? (houseLets ? null : OFF),
    })),
  };
}

/**
 * Switches a way to pay of the site, for every process. Throws not_found, and bad_request in words for the last one that works: a site
 * without any takes no order, which closing its shops says better.
 */
export function switchWay(
  ctx: Ctx,
  tag: string,
  active: boolean,
): Promise<OperatorWaysDto> {
  return inTransaction(ctx, async (tx) => {
    const rows = await lockPayments(tx.db);
    const row = orNotFound(rows.find((each) => each.tag === tag));
    const working = rows.filter(
      (each) => each.active && cannotCarryOut(tx, each.tag) === null,
    );
    if (!active && working.length === 1 && working[0] === row)
      throw badFields({
        active: [
          `${tag} is the last way to pay that works: without it nobody could order. Switch another one on first, or close the shops (\`shop close\`).`,
        ],
      });
    await setPaymentActive(tx.db, row.id, active);
    await notifyCatalogueChanged(tx.db, 'settings:');
    // what a shop takes is told with the shop
    await notifyCatalogueChanged(tx.db, 'shops:');
    return listWays(tx);
  });
}

async function presentWays(
  ctx: Ctx,
  shopId: number,
  rows: readonly ShopWay[],
): Promise<OperatorShopWaysDto> {
  return {
    shop_id: shopId,
    rule: await switchRule(ctx.db),
    ways: rows.map((row) => ({
      tag: row.tag,
      title: row.title ?? row.tag,
      active: row.active,
      shop_active: row.shopActive,
      why_not: whyNotAt(ctx, row),
    })),
  };
}

/** The ways to pay of a shop by its id or slug, and why one cannot be chosen there. Throws not_found. */
export async function listShopWays(
  ctx: Ctx,
  key: string,
): Promise<OperatorShopWaysDto> {
  const shopId = await findShopId(ctx.db, key);
  if (shopId === null) throw new DomainError('not_found');
  return presentWays(ctx, shopId, await findShopWays(ctx.db, shopId));
}

const takenBy = (ways: readonly ShopWay[]): string | null =>
  ways.flatMap(({ shopLets, tag }) => (shopLets ? tag : [])).join(', ') || null;

/** Notes what a switch has changed with the other changes of the shop. */
async function noteSwitch(
  { db, now }: Ctx,
  shopId: number,
  [before, after]: readonly [readonly ShopWay[], readonly ShopWay[]],
): Promise<void> {
  const old = takenBy(before);
  const taken = takenBy(after);
  const changes = [{ field: 'payments', old, new: taken }];
  if (old !== taken)
    await noteShopEdit(db, { shopId, userId: null, changes, now });
}

/** Switches a way to pay of one shop. Throws not_found for shop and way, and bad_request in words for the last one that works there. */
export function switchShopWay(
  ctx: Ctx,
  key: string,
  { active, tag }: { readonly active: boolean; readonly tag: string },
): Promise<OperatorShopWaysDto> {
  return inTransaction(ctx, async (tx) => {
    const shopId = await lockShop(tx.db, key);
    if (shopId === null) throw new DomainError('not_found');
    const before = await findShopWays(tx.db, shopId);
    const row = orNotFound(before.find((each) => each.tag === tag));
    await putShopSwitch(tx.db, { shopId, paymentId: row.id, active });
    const after = await findShopWays(tx.db, shopId);
    const works = (way: ShopWay): boolean => whyNotAt(tx, way) === null;
    if (!active && before.some(works) && !after.some(works))
      throw badFields({
        active: [
          `${tag} is the last way to pay that works there: without it nobody could order. Switch another one on first, or close the shop: \`shop close ${shopId}\`.`,
        ],
      });
    await noteSwitch(tx, shopId, [before, after]);
    await notifyCatalogueChanged(tx.db, 'shops:');
    return presentWays(tx, shopId, after);
  });
}
