import { accountRoutes } from '@/utils/shell/account-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { MailNoticeType } from '@/utils/constants/notifications';
import type { Ctx } from '@/server/context';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { findNoticeReader } from '@/server/repositories/notice/notice-choice-repository';
import { enqueueMail } from './enqueue-mail';

interface NoticeMail {
  readonly userId: number;
  readonly type: MailNoticeType;
  /** Of the mail's words; its link speaks it, too. */
  readonly lang: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Writes to a customer what nobody asked for by a press (news, discounts, order statuses), if it is wanted: with a link
 * that ends mails of its kind at its foot, and for mail clients the headers of RFC 8058. Inside the transaction of what
 * it tells, as enqueueMail.
 */
export async function enqueueNoticeMail(
  ctx: Pick<Ctx, 'db' | 'now' | 'siteUrl'>,
  { lang, subject, text, type, userId }: NoticeMail,
): Promise<void> {
  const reader = await findNoticeReader(ctx.db, userId, type);
  if (!reader) return;
  const path = accountRoutes.unsubscribe({ key: reader.mailKey, type });
  const url = `${ctx.siteUrl}${localisedPath(path, lang)}`;
  const foot = errorMessage(lang, 'mail.unsubscribe', { url });
  await enqueueMail(ctx, {
    to: reader.email,
    subject,
    text: `${text}\n\n${foot}`,
    unsubscribeUrl: url,
  });
}
