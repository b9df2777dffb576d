import type { Ctx } from '@/server/context';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';

type Reached = Readonly<{ email: string | null; phone: string | null }>;

const TEXTS = {
  contact_removed: 'mail.account.contact_removed',
  email_changed: 'mail.account.email_changed',
  phone_changed: 'mail.account.phone_changed',
} as const;

/**
 * Tells the owner of an account that an e-mail or phone of it was changed, in the language of the call: by mail, else by SMS where
 * there is one. Inside the transaction of the change, with the addresses from before it: whoever took the account over
 * must not be the only one who hears of it.
 */
export async function tellOwner(
  ctx: Ctx,
  { email, phone }: Reached,
  event: keyof typeof TEXTS,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const to = email ?? (ctx.reaches.phone ? phone : null);
  if (to === null) return;
  const words = [
    errorMessage(ctx.lang, TEXTS[event], params),
    errorMessage(ctx.lang, 'mail.account.warning'),
  ];
  await enqueueMail(ctx, {
    to,
    channel: email === null ? 'sms' : 'email',
    subject: errorMessage(ctx.lang, 'mail.account.subject'),
    text: words.join('\n\n'),
  });
}
