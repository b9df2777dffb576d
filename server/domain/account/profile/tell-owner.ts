import type { Ctx } from '@/server/context';
import {
  ownSubject,
  provedContacts,
} from '@/server/domain/account/account-subject';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { houseContact } from '@/server/domain/notice/house-contact';
import { writeTo } from '@/server/domain/notice/enqueue-mail';

const TEXTS = {
  contact_removed: 'mail.account.contact_removed',
  email_changed: 'mail.account.email_changed',
  phone_changed: 'mail.account.phone_changed',
} as const;

/**
 * Tells the owner of an account that its e-mail or phone was changed, in the language of the call: by mail, else by SMS,
 * to what was proved before the change, whose transaction it is in. Whoever took the account over is not the only one
 * who hears of it.
 */
export async function tellOwner(
  ctx: Ctx,
  before: Parameters<typeof provedContacts>[0],
  event: keyof typeof TEXTS,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const to = ownSubject(provedContacts(before));
  const words = [
    errorMessage(ctx.lang, TEXTS[event], params),
    errorMessage(ctx.lang, 'mail.account.warning', {
      contact: await houseContact(ctx, ctx.lang),
    }),
  ];
  await writeTo(ctx, to, {
    subject: errorMessage(ctx.lang, 'mail.account.subject'),
    text: words.join('\n\n'),
  });
}
