import type { Ctx, UserCtx } from '@/server/context';
import {
  type DocumentLink,
  privateLinks,
} from '@/server/domain/picture/private-link';
import {
  type ApplicationRow,
  findApplication,
  type SentApplicationRow,
} from '@/server/repositories/application/application-repository';
import { type ApplicationKind, APPLICATIONS } from '@/utils/application/kinds';
import { ownSubject } from '@/server/domain/account/account-subject';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { addToInbox } from '@/server/domain/notice/inbox';
import {
  hasSellerApp,
  houseContact,
} from '@/server/domain/notice/house-contact';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { siteLanguages } from '@/utils/i18n/site-languages';
import { localisedPath } from '@/utils/shell/routes';
import type { Answer } from '@/utils/constants/kinds';
import { titleOfShop } from '@/utils/application/seller';

/** An application with links to its documents. */
export interface ApplicationView {
  readonly row: ApplicationRow;
  readonly documents: readonly DocumentLink[];
}

/** The paths of an application's private pictures. */
export function documentPaths({
  data,
}: Pick<ApplicationRow, 'data'>): string[] {
  const { documents } = data;
  return Array.isArray(documents)
    ? documents.filter((path) => typeof path === 'string')
    : [];
}

/** What clients call a private picture. */
export const documentAddress = (path: string): string => `/storage/${path}`;

/** The caller's own application, as its owner reads it. */
export async function viewOwn(
  ctx: UserCtx,
  row: ApplicationRow,
): Promise<ApplicationView> {
  return { row, documents: await privateLinks(ctx, documentPaths(row)) };
}

/** Whether it has made its shop: its owner may apply for another one. Who drives applies once. */
export const isDone = ({
  kind,
  status,
}: Pick<ApplicationRow, 'kind' | 'status'>): boolean =>
  kind === 'seller' && status === 'approved';

/**
 * The caller's application of this kind: the one that is not approved, else the newest; null while there is none. For
 * one more shop (`isAnother`) an approved one is none.
 */
export async function showOwnApplication(
  ctx: UserCtx,
  kind: ApplicationKind,
  isAnother = false,
): Promise<ApplicationView | null> {
  const row = await findApplication(ctx.db, ctx.user.id, kind);
  return row && !(isAnother && isDone(row)) ? viewOwn(ctx, row) : null;
}

type Answered = SentApplicationRow & {
  readonly status: Answer;
};

/** The language that the application was sent in. */
function langOf({ application }: Answered): string {
  const { lang } = application.data;
  return typeof lang === 'string' ? lang : siteLanguages().first;
}

/** Where an application is gone on with, and what became of it is read. */
function pageOf({ siteUrl }: Ctx, kind: ApplicationKind, lang: string): string {
  return `${siteUrl}${localisedPath(APPLICATIONS[kind].page, lang)}`;
}

async function write(ctx: Ctx, answered: Answered): Promise<void> {
  const { application, status, user } = answered;
  const lang = langOf(answered);
  const { kind } = application;
  const { approved, inbox } = APPLICATIONS[kind].server.texts;
  const isNewSeller = kind === 'seller' && status === 'approved';
  const welcome = isNewSeller && (await hasSellerApp(ctx)) ? inbox : approved;
  const text =
    status === 'approved' ? welcome : 'mail.application.rejected.text';
  const params = {
    shop: kind === 'seller' ? titleOfShop(application.data) : '',
    answer: application.answer ?? '',
    contact: await houseContact(ctx, lang),
    url: pageOf(ctx, kind, lang),
  };
  await writeTo(ctx, ownSubject(user), {
    subject: errorMessage(lang, `mail.application.${status}.subject`, params),
    text: errorMessage(lang, text, params).trim(),
  });
}

/** Tells who applied that it came; inside the transaction that sends it. */
export async function tellReceived(
  ctx: UserCtx,
  kind: ApplicationKind,
): Promise<void> {
  const { lang } = ctx;
  const text = errorMessage(lang, 'mail.application.received.text', {
    url: pageOf(ctx, kind, lang),
  });
  const contacts = await findAccountContacts(ctx.db, ctx.user.id);
  await writeTo(ctx, ownSubject(contacts), {
    subject: errorMessage(lang, 'mail.application.received.subject'),
    text,
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
      title: application.kind === 'seller' ? titleOfShop(application.data) : '',
      answer: application.answer,
    },
  });
  await publishEvents(ctx, events);
}
