import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields } from '@/server/errors';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { deviceName } from '@/server/domain/notice/push/device-name';
import { titleIn } from '@/server/domain/i18n/line-words';
import {
  deleteBoardDevices,
  deleteLostWays,
  findBoardDevice,
  findBoardWays,
  findDeviceOfBoard,
  findWayOfTelling,
  insertBoardDevice,
  trimBoardDevices,
  updateBoardDevice,
} from '@/server/repositories/kitchen/board-device-repository';
import { findBoardShop } from '@/server/repositories/kitchen/board-repository';
import { findLastRing } from '@/server/repositories/kitchen/telling-repository';
import {
  insertWay,
  updateWay,
} from '@/server/repositories/kitchen/way-repository';
import { lockShop } from '@/server/repositories/shop/edit-shop-repository';
import { ringPush } from './kitchen-words';
import { tellOnce } from './tell-once';

/** A board whose devices are told: the row of its link, and its shop. */
interface BoardRow {
  readonly linkId: number;
  readonly shopId: number;
  /** Of an owner's board the session that has it open; null: a link's. */
  readonly sessionId: number | null;
}

interface BoardBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
}

/** Tablets and phones of one kitchen; each order is written to each of them. */
const DEVICES_MAX = 10;
const LIMIT = { name: 'board-push', max: 30, windowMs: 10 * 60_000 } as const;

/**
 * Sends a browser the news of the board's orders while its page is closed: a way of the shop, which is proved when one of
 * its messages was pressed. It belongs to the link and ends with it, of an owner's board with the session; a person's own
 * messages in the same browser stay as they are, and a board keeps the devices registered last. Throws bad_request for what
 * nothing can be sent to, too_many_requests.
 */
export async function registerBoardDevice(
  ctx: Ctx,
  { linkId, sessionId, shopId }: BoardRow,
  { auth, endpoint, lang, p256dh }: BoardBrowser,
): Promise<void> {
  const problem = ctx.push.problemOf({ endpoint, p256dh });
  if (problem) throw badFields({ [problem]: ['validation.invalid'] });
  await limitCalls(ctx, LIMIT, [`link:${linkId}`]);
  await inTransaction(ctx, async ({ db, now }) => {
    await lockShop(db, String(shopId));
    const news = { p256dh, auth, locale: lang, sessionId, usedAt: now };
    const known = await findDeviceOfBoard(db, linkId, endpoint);
    if (known) {
      await updateBoardDevice(db, known.id, news);
      return updateWay(db, known.wayId, { lang });
    }
    const id = await insertBoardDevice(db, { ...news, endpoint, linkId });
    await insertWay(db, {
      shopId,
      kind: 'push',
      target: deviceName(id),
      lang,
      createdAt: now,
    });
    await trimBoardDevices(db, linkId, DEVICES_MAX);
    await deleteLostWays(db, shopId);
  });
}

/** Whether this board sends messages to that browser. */
export async function hasBoardDevice(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { linkId }: BoardRow,
  endpoint: string,
): Promise<boolean> {
  const known = await findDeviceOfBoard(db, linkId, endpoint);
  return known !== null && (await findBoardDevice(db, known.id, now)) !== null;
}

/** This board sends the browser no more messages. */
export function forgetBoardDevice(
  ctx: Ctx,
  { linkId }: BoardRow,
  endpoint: string,
): Promise<void> {
  return inTransaction(ctx, ({ db }) =>
    deleteBoardDevices(db, { linkIds: [linkId], endpoint }),
  );
}

/** Rings the devices of a board, to find out whether they are heard; rings at once follow each other, and all leave. */
export function ringBoardDevices(
  ctx: Ctx,
  { linkId, shopId }: BoardRow,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await limitCalls(tx, LIMIT, [`link:${linkId}`]);
    await lockShop(tx.db, String(shopId));
    const shop = await findBoardShop(tx.db, shopId);
    const round = (await findLastRing(tx.db, shopId)) + 1;
    for (const { id: wayId, lang, target } of await findBoardWays(
      tx.db,
      linkId,
      tx.now,
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

/**
 * Somebody pressed the message of that telling: the device that it was sent to is proved. Any other number, also of a
 * message that has not left, proves nothing.
 */
export async function noteBoardHeard(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { linkId }: BoardRow,
  tellingId: number | undefined,
): Promise<void> {
  const wayId =
    tellingId === undefined
      ? null
      : await findWayOfTelling(db, linkId, tellingId);
  if (wayId !== null) await updateWay(db, wayId, { provedAt: now });
}
