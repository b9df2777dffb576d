import type { Ctx } from '@/server/context';
import { ownSubject } from '@/server/domain/account/account-subject';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { addToInbox } from '@/server/domain/notice/inbox';
import type { SentApplicationRow } from '@/server/repositories/application/application-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { applicationTitle } from './make-shop';

type Answered = SentApplicationRow & {
  readonly status: 'approved' | 'rejected';
};

/** The subject and the text of a decision's mail. */
const WORDS = {
  approved: {
    subject: 'mail.application.approved.subject',
    seller: 'mail.application.approved.seller',
    driver: 'mail.application.approved.driver',
  },
  rejected: {
    subject: 'mail.application.rejected.subject',
    seller: 'mail.application.rejected.text',
    driver: 'mail.application.rejected.text',
  },
} as const;

/** The language that the application was sent in. */
function langOf({ application }: Answered): string {
  const { lang } = application.data;
  return typeof lang === 'string' ? lang : DEFAULT_LOCALE;
}

async function write(ctx: Ctx, answered: Answered): Promise<void> {
  const { application, status, user } = answered;
  const lang = langOf(answered);
  const { kind } = application;
  const { subject, [kind]: text } = WORDS[status];
  const path =
    kind === 'seller' ? contentRoutes.beSeller() : contentRoutes.deliver();
  const params = {
    shop: kind === 'seller' ? applicationTitle(application.data) : '',
    answer: application.answer ?? '',
    url: `${ctx.siteUrl}${localisedPath(path, lang)}`,
  };
  await writeTo(ctx, ownSubject(user), {
    subject: errorMessage(lang, subject, params),
    text: errorMessage(lang, text, params).trim(),
  });
}

/**
 * Tells who applied what the operator decided: a mail in the language the application was sent in (an SMS to who has no
 * e-mail) and a row of the inbox. Inside the transaction of the decision, as its last step.
 */
export async function tellApplicant(
  ctx: Ctx,
  answered: Answered,
): Promise<void> {
  const { application, status } = answered;
  await write(ctx, answered);
  const events = await addToInbox(ctx, {
    userId: application.userId,
    type: 'application',
    subject: `application:${application.id}:${application.version}`,
    data: {
      application_id: application.id,
      kind: application.kind,
      status,
      shop_id: application.shopId,
      title:
        application.kind === 'seller' ? applicationTitle(application.data) : '',
      answer: application.answer,
    },
  });
  await publishEvents(ctx, events);
}
