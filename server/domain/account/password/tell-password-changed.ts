import type { Ctx } from '@/server/context';
import { ownSubject } from '@/server/domain/account/account-subject';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { localisedPath } from '@/utils/shell/routes';

/**
 * Tells the owner that the password was changed, in the caller's language and transaction: by e-mail, else by SMS where
 * one can leave. Only what is proved to be theirs is written to.
 */
export async function tellPasswordChanged(
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
