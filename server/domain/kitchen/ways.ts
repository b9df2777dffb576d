import { randomBytes } from 'node:crypto';
import {
  EMAIL_PATTERN,
  isStoredPhone,
  plainPhone,
} from '@/utils/account/field-rules';
import { siteLanguages } from '@/utils/i18n/site-languages';
import { kitchenRoutes } from '@/utils/shell/kitchen-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { ShopNotifyInput } from '@/server/contracts/kitchen/notify';
import { titleIn } from '@/server/domain/i18n/line-words';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import {
  findLastRing,
  findLastTellings,
  findTellings,
  type TellingRow,
} from '@/server/repositories/kitchen/telling-repository';
import {
  deleteOtherWays,
  findAcceptMinutes,
  findWays,
  insertWay,
  updateWay,
  type WayRow,
} from '@/server/repositories/kitchen/way-repository';
import {
  findShopId,
  lockShop,
  updateShop,
} from '@/server/repositories/shop/edit-shop-repository';
import { noteShopEdit } from '@/server/repositories/shop/shop-edit-repository';
import {
  findApprovedShop,
  type ShopRow,
} from '@/server/repositories/shop/shop-repository';
import { ringPush, ringWords } from './kitchen-words';
import { makeLink } from './links';
import { tellOnce, type TellingWords } from './tell-once';
import { ringBody } from './webhook-body';

/** How a shop hears of its orders. */
export interface ShopWays {
  readonly shop: ShopRow;
  readonly acceptMinutes: number;
  readonly ways: readonly WayRow[];
  readonly last: readonly TellingRow[];
  /** The webhooks whose secret is new: it is told this once. */
  readonly newSecrets: ReadonlySet<number>;
}

const KINDS = ['email', 'sms', 'webhook'] as const satisfies WayRow['kind'][];

const newSecret = (): string =>
  `whsec_${randomBytes(32).toString('base64url')}`;

async function viewOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: number | null,
  newSecrets: ReadonlySet<number> = new Set(),
): Promise<ShopWays> {
  const shop = orNotFound(id === null ? null : await findApprovedShop(db, id));
  return {
    shop,
    acceptMinutes: await findAcceptMinutes(db, shop.id),
    ways: await findWays(db, shop.id, now),
    last: await findLastTellings(db, shop.id),
    newSecrets,
  };
}

/** The ways of a shop, by its id or slug, with what each was told last. Throws not_found. */
export async function showWays(
  ctx: Pick<Ctx, 'db' | 'now'>,
  key: string,
): Promise<ShopWays> {
  return viewOf(ctx, await findShopId(ctx.db, key));
}

const RULES: Readonly<
  Record<
    (typeof KINDS)[number],
    (ctx: Pick<Ctx, 'webhooks'>, target: string) => boolean
  >
> = {
  email: (_, target) => EMAIL_PATTERN.test(target),
  sms: (_, target) => isStoredPhone(target),
  webhook: ({ webhooks }, target) => webhooks.allows(target),
};

const WRONG: Readonly<Record<(typeof KINDS)[number], string>> = {
  email: 'is no e-mail address.',
  sms: 'is no phone number such as +15551234567.',
  webhook: 'cannot be called: an https address on the public network can.',
};

/** The targets that a change names, by kind, as they are stored. Throws bad_request for one that cannot be. */
function targetsOf(ctx: Pick<Ctx, 'webhooks'>, change: ShopNotifyInput) {
  const named = KINDS.flatMap((kind) => {
    const given = change[kind];
    if (!given) return [];
    const targets = kind === 'sms' ? given.map(plainPhone) : given;
    return [{ kind, targets: [...new Set(targets)] }];
  });
  for (const { kind, targets } of named)
    for (const target of targets)
      if (!RULES[kind](ctx, target))
        throw badFields({ [kind]: [`“${target}” ${WRONG[kind]}`] });
  return named;
}

async function putWays(
  ctx: Pick<Ctx, 'db' | 'now' | 'webhooks'>,
  shopId: number,
  change: ShopNotifyInput,
): Promise<void> {
  const { db, now } = ctx;
  const named = targetsOf(ctx, change);
  const before = await findWays(db, shopId, now);
  const lang = change.lang ?? before[0]?.lang ?? siteLanguages().first;
  for (const { kind, targets } of named) {
    await deleteOtherWays(db, shopId, { kind, keep: targets });
    const known = before.filter((way) => way.kind === kind);
    for (const target of targets)
      if (!known.some((way) => way.target === target))
        await insertWay(db, {
          shopId,
          kind,
          target,
          lang,
          secret: kind === 'webhook' ? newSecret() : null,
          createdAt: now,
        });
  }
  if (!change.lang) return;
  for (const { id, kind } of await findWays(db, shopId, now))
    if (!named.length || named.some((one) => one.kind === kind))
      await updateWay(db, id, { lang });
}

/** How long it has to accept an order: noted with what else is changed of it. */
async function putAcceptMinutes(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  shopId: number,
  minutes: number | undefined,
): Promise<void> {
  const old = await findAcceptMinutes(db, shopId);
  if (minutes === undefined || minutes === old) return;
  await updateShop(db, shopId, { acceptMinutes: minutes });
  const changes = [{ field: 'accept_minutes', old, new: minutes }];
  await noteShopEdit(db, { shopId, userId: null, changes, now });
}

/**
 * Sets how a shop hears of its orders, and how long it has to accept one; what stays keeps its proof. The answer holds the
 * secrets of webhooks that are new, once. Throws not_found, bad_request for a target that cannot be.
 */
export function setWays(
  ctx: Ctx,
  key: string,
  change: ShopNotifyInput,
): Promise<ShopWays> {
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const id = await lockShop(db, key);
    if (id === null) throw new DomainError('not_found');
    const known = new Set(
      (await findWays(db, id, tx.now)).map((way) => way.id),
    );
    await putWays(tx, id, change);
    await putAcceptMinutes(tx, id, change.accept_minutes);
    const hooks = (await findWays(db, id, tx.now)).filter(
      ({ kind }) => kind === 'webhook',
    );
    if (change.new_secret)
      for (const hook of hooks)
        await updateWay(db, hook.id, { secret: newSecret() });
    const told = hooks.filter((way) => change.new_secret || !known.has(way.id));
    return viewOf(tx, id, new Set(told.map((way) => way.id)));
  });
}

async function ringOf(
  ctx: Pick<Ctx, 'db' | 'now' | 'siteUrl'>,
  way: WayRow,
  about: { round: number; shop: ShopRow; tellingId: number },
): Promise<TellingWords> {
  const { round, shop, tellingId } = about;
  const { id: wayId, kind, lang, shopId } = way;
  const title = titleIn(shop.translations, lang);
  if (kind === 'push') return ringPush({ lang, shopId, title, tellingId });
  if (kind === 'webhook') {
    const text = JSON.stringify(ringBody(wayId, round, ctx.now));
    return { subject: 'ring', text };
  }
  const token = await makeLink(ctx, { kind: 'ring', shopId, wayId });
  return ringWords(kind, {
    lang,
    shop: title,
    url: `${ctx.siteUrl}${localisedPath(kitchenRoutes.ring(token), lang)}`,
  });
}

/** Rings a shop by each of its ways, to find out which of them are heard. Throws not_found. */
export function ringWays(ctx: Ctx, key: string): Promise<ShopWays> {
  return inTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    const { shop, ways } = await viewOf(tx, await lockShop(db, key));
    const round = (await findLastRing(db, shop.id)) + 1;
    for (const way of ways) {
      const { id: wayId, kind, target } = way;
      await tellOnce(
        tx,
        { shopId: shop.id, wayId, kind, target, event: 'ring', round },
        (tellingId) => ringOf(tx, way, { round, shop, tellingId }),
      );
      await updateWay(db, wayId, { rungAt: now });
    }
    return viewOf(tx, shop.id);
  });
}

/** Who was told of an order, by which way, and how that went, the oldest first. */
export function listTellings(
  { db }: Pick<Ctx, 'db'>,
  orderId: number,
): Promise<TellingRow[]> {
  return findTellings(db, orderId);
}
