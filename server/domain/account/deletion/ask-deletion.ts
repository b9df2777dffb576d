import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  endDeletion,
  hasRunningOrder,
  setDeletion,
} from '@/server/repositories/account/data/deletion-repository';
import { lockUser } from '@/server/repositories/account/user-repository';
import { ownSubject } from '@/server/domain/account/account-subject';
import { endSessions } from '@/server/domain/account/session/end-sessions';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { houseContact } from '@/server/domain/notice/house-contact';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { localisedPath, routes } from '@/utils/shell/routes';
import { ownContact, type OwnerProof, proveOwner } from './prove-owner';

const DAY_MS = 86_400_000;

async function refuseWhileOrdersRun(ctx: UserCtx): Promise<void> {
  if (await hasRunningOrder(ctx.db, ctx.user.id))
    throw new DomainError('conflict', { key: 'deletion.running' });
}

async function tellWayBack(ctx: UserCtx): Promise<void> {
  const url = `${ctx.siteUrl}${localisedPath(routes.login(), ctx.lang)}`;
  await writeTo(ctx, await ownContact(ctx), {
    subject: errorMessage(ctx.lang, 'mail.deletion.subject'),
    text: errorMessage(ctx.lang, 'mail.deletion.text', {
      count: DELETION_DAYS,
      url,
    }),
  });
}

/**
 * Closes the caller's account: every session ends, and in 30 days the person is forgotten (forget-account.ts) unless
 * somebody signs in before. Refuses with conflict while an order runs, and as proveOwner does. All or nothing.
 */
export async function askDeletion(
  ctx: UserCtx,
  proof: OwnerProof,
): Promise<void> {
  // before the proof: a code that was spent for nothing would have to be sent again
  await refuseWhileOrdersRun(ctx);
  await proveOwner(ctx, proof);
  await inTransaction(ctx, async (tx) => {
    // an order that is placed meanwhile waits for this row, or this waits for it
    await lockUser(tx.db, tx.user.id);
    await refuseWhileOrdersRun(tx);
    const at = new Date(tx.now.getTime() + DELETION_DAYS * DAY_MS);
    await setDeletion(tx.db, tx.user.id, at);
    await endSessions(tx, tx.user.id);
    await tellWayBack(tx);
  });
}

/**
 * Signing in while an account is to be deleted keeps it and is told by mail: true, where that was so. Once its day has come there is no way
 * back, whether or not the person is forgotten already: bad_credentials, as for an account that is not there.
 */
export async function keepAccount(
  ctx: Pick<Ctx, 'db' | 'lang' | 'now' | 'reaches' | 'siteUrl'>,
  userId: number,
): Promise<boolean> {
  const outcome = await endDeletion(ctx.db, userId, ctx.now);
  if (outcome === 'too late') throw new DomainError('bad_credentials');
  if (outcome === 'none') return false;
  // whoever did not sign in learns that somebody else has
  const contacts = await findAccountContacts(ctx.db, userId);
  const contact = await houseContact(ctx, ctx.lang);
  const text = [
    errorMessage(ctx.lang, 'mail.deletion.kept.text'),
    errorMessage(ctx.lang, 'mail.account.warning', { contact }),
  ];
  await writeTo(ctx, ownSubject(contacts), {
    subject: errorMessage(ctx.lang, 'mail.deletion.kept.subject'),
    text: text.join('\n\n'),
  });
  return true;
}
