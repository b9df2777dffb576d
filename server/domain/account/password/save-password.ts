import type { Ctx } from '@/server/context';
import { ownSubject } from '@/server/domain/account/account-subject';
import { endSessions } from '@/server/domain/account/session/end-sessions';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { updateUser } from '@/server/repositories/account/user-repository';
import { endVerifyTokens } from '@/server/repositories/account/verify-token-repository';
import { localisedPath } from '@/utils/shell/routes';

/**
 * Tells the owner that the password was changed, in the caller's language and transaction: by e-mail, else by SMS where
 * one can leave. Only what is proved to be theirs is written to.
 */
async function tellPasswordChanged(
  ctx: Pick<Ctx, 'db' | 'lang' | 'now' | 'reaches' | 'siteUrl'>,
  userId: number,
): Promise<void> {
  const to = ownSubject(await findAccountContacts(ctx.db, userId));
  const url = `${ctx.siteUrl}${localisedPath('/reset-password', ctx.lang)}`;
  await writeTo(ctx, to, {
    subject: errorMessage(ctx.lang, 'mail.password_changed.subject'),
    text: errorMessage(ctx.lang, 'mail.password_changed.text', { url }),
  });
}

/**
 * Makes it the account's password, in the caller's transaction: every session ends, but for `except`, and so does every
 * proof that was earned for another new password; the owner is told.
 */
export async function savePassword(
  tx: Ctx,
  userId: number,
  passwordHash: string,
  options: { readonly except?: number } = {},
): Promise<void> {
  await updateUser(tx.db, userId, {
    passwordHash,
    passwordChangedAt: tx.now,
  });
  const { email, phone } = await findAccountContacts(tx.db, userId);
  const subjects = [email, phone].filter((contact) => contact !== null);
  await endVerifyTokens(tx.db, subjects, { purpose: 'password', now: tx.now });
  await endSessions(tx, userId, options);
  await tellPasswordChanged(tx, userId);
}
