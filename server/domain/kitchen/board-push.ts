import { type Ctx, inTransaction } from '@/server/context';
import { DomainError } from '@/server/errors';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { deviceName } from '@/server/domain/notice/push/device-name';
import { titleIn } from '@/server/domain/i18n/line-words';
import {
  deleteBoardDevices,
  findBoardDeviceId,
  findBoardWays,
  insertBoardDevice,
} from '@/server/repositories/kitchen/board-device-repository';
import { findBoardShop } from '@/server/repositories/kitchen/board-repository';
import { findLastRing } from '@/server/repositories/kitchen/telling-repository';
import {
  insertWay,
  updateWay,
} from '@/server/repositories/kitchen/way-repository';
import { ringPush } from './kitchen-words';
import { tellOnce } from './tell-once';

/** A board whose devices are told: the row of its link, and its shop. */
interface BoardRow {
  readonly linkId: number;
  readonly shopId: number;
}

interface BoardBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
}

const LIMIT = { name: 'board-push', max: 30, windowMs: 10 * 60_000 } as const;

/**
 * A browser is told of the board's orders while its page is closed: a way of the shop, which is proved when one of its
 * messages was pressed. It belongs to the link and ends with it. Throws bad_request for what nothing can be sent to,
 * too_many_requests.
 */
export async function registerBoardDevice(
  ctx: Ctx,
  { linkId, shopId }: BoardRow,
  { auth, endpoint, lang, p256dh }: BoardBrowser,
): Promise<void> {
  const problem = ctx.push.problemOf({ endpoint, p256dh });
  if (problem)
    throw new DomainError('bad_request', {
      fields: { [problem]: ['validation.invalid'] },
    });
  await limitCalls(ctx, LIMIT, [`link:${linkId}`]);
  await inTransaction(ctx, async ({ db, now }) => {
    if ((await findBoardDeviceId(db, linkId, endpoint)) !== null) return;
    await deleteBoardDevices(db, { endpoint });
    const device = { endpoint, p256dh, auth, locale: lang, linkId };
    const id = await insertBoardDevice(db, { ...device, usedAt: now });
    await insertWay(db, {
      shopId,
      kind: 'push',
      target: deviceName(id),
      lang,
      createdAt: now,
    });
  });
}

/** The browser is told no more by this board. */
export function forgetBoardDevice(
  ctx: Ctx,
  { linkId }: BoardRow,
  endpoint: string,
): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    if ((await findBoardDeviceId(db, linkId, endpoint)) !== null)
      await deleteBoardDevices(db, { endpoint });
  });
}

/** Rings the devices of a board, to find out whether they are heard. */
export function ringBoardDevices(
  ctx: Ctx,
  { linkId, shopId }: BoardRow,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await limitCalls(tx, LIMIT, [`link:${linkId}`]);
    const shop = await findBoardShop(tx.db, shopId);
    const round = (await findLastRing(tx.db, shopId)) + 1;
    for (const { id: wayId, lang, target } of await findBoardWays(
      tx.db,
      linkId,
    )) {
      const title = shop ? titleIn(shop.translations, lang) : '';
      await tellOnce(
        tx,
        { shopId, wayId, kind: 'push', target, event: 'ring', round },
        (tellingId) => ringPush({ lang, shopId, title, tellingId }),
      );
      await updateWay(tx.db, wayId, { rungAt: tx.now });
    }
  });
}

/** Somebody pressed a message of this board: its devices are known to be heard. */
export async function noteBoardHeard(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { linkId }: BoardRow,
): Promise<void> {
  for (const { id } of await findBoardWays(ctx.db, linkId))
    await updateWay(ctx.db, id, { provedAt: ctx.now });
}
