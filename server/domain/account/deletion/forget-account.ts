import type { RowTurn } from '@/server/bounds/job-steps';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { newReferral } from '@/server/domain/account/registration/create-user';
import { tellHosted } from '@/server/domain/notice/tell-hosted';
import { removeUploads } from '@/server/domain/picture/remove-uploads';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import {
  claimDueDeletion,
  findContacts,
  forgetRow,
} from '@/server/repositories/account/data/deletion-repository';
import { forgetOrders } from '@/server/repositories/account/data/forget-orders-repository';
import { forgetTraces } from '@/server/repositories/account/data/forget-traces-repository';
import { findRoomsOfPerson } from '@/server/repositories/chat/room-order-repository';
import { giveUpUploadsOf } from '@/server/repositories/picture/upload-repository';
import {
  ensureLedgerAccount,
  findBalance,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';

/**
 * What is left in the wallet of somebody who is forgotten goes back to the house's gifts, as was said before the
 * account was closed: the books owe nothing to nobody. Nothing is written for an empty one.
 */
async function emptyWallet(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  await lockLedgerAccount(ctx.db, wallet);
  const balance = await findBalance(ctx.db, wallet);
  if (balance === 0) return;
  const house = await ensureLedgerAccount(ctx.db, 'credit', null);
  await postLedger(ctx, {
    type: 'credit',
    entries: [
      { accountId: wallet, amountMinor: -balance },
      { accountId: house, amountMinor: balance },
    ],
  });
}

/** Where the pictures of people are, in front of their path. */
const PICTURES = '/storage/images/';

/** The picture's path in the store; null for one that is elsewhere, such as a provider's. */
function storedPath(img: string | null): string | null {
  if (!img) return null;
  const path = img.startsWith(PICTURES) ? img.slice(PICTURES.length) : img;
  return /^uploads\/[\w./-]+$/.test(path) && !path.includes('..') ? path : null;
}

/** Answers the pictures that are to be removed; null: nobody is due. */
function forgetRows(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<readonly string[] | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await claimDueDeletion(tx.db, tx.now, except);
    if (!user) return null;
    hold(user.id);
    await emptyWallet(tx, user.id);
    const contacts = await findContacts(tx.db, user);
    await forgetOrders(tx.db, user.id);
    for (const room of await findRoomsOfPerson(tx.db, user.id))
      await tellHosted(tx, room, 'removed');
    await forgetTraces(tx.db, user.id, contacts);
    const avatar = storedPath(user.img);
    const uploads = await giveUpUploadsOf(tx.db, user.id, avatar);
    await forgetRow(tx.db, user.id, {
      myReferral: newReferral(),
      deletedAt: tx.now,
    });
    return uploads;
  });
}

/**
 * Forgets one person whose day has come: every text of theirs, their pictures, what was sent to them. Orders, refunds
 * and the ledger stay and add up, with nobody's name; the wallet is empty, e-mail and phone are free for a new account.
 * False: nobody is due, or another process is at it. What fails is done again. A running order keeps its owner.
 */
export async function forgetDueAccount(
  ctx: Ctx,
  turn: RowTurn,
): Promise<boolean> {
  const pictures = await forgetRows(ctx, turn);
  if (!pictures) return false;
  await removeUploads(ctx, pictures).catch((err: unknown) =>
    ctx.log.error({ err }, 'pictures of a forgotten account are still there'),
  );
  return true;
}
