import type { Ctx } from '@/server/context';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
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
  const { email, phone } = await findAccountContacts(ctx.db, userId);
  const to = email ?? (ctx.reaches.phone ? phone : null);
  if (!to) return;
  const url = `${ctx.siteUrl}${localisedPath('/reset-password', ctx.lang)}`;
  await enqueueMail(ctx, {
    to,
    channel: email ? 'email' : 'sms',
    subject: errorMessage(ctx.lang, 'mail.password_changed.subject'),
    text: errorMessage(ctx.lang, 'mail.password_changed.text', { url }),
  });
}
