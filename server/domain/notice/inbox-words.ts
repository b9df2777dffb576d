import { errorMessage } from '@/server/domain/i18n/error-message';
import type { NewInboxRow } from '@/server/repositories/notice/inbox-repository';
import { APPLICATIONS, isApplicationKind } from '@/utils/application/kinds';
import { inboxRoutes, isInboxKind } from '@/utils/shell/inbox-routes';
import { ownPath, routes } from '@/utils/shell/routes';
import {
  amountOf,
  idOf,
  type InboxData,
  partOf,
  textIn,
  textOf,
} from './inbox-data';
import { orderWords } from './inbox-order-words';
import { type PushRule, wakes } from './push/push-rules';

/** What a row of the inbox says, and where a press on it leads: a path without a language's prefix. */
export interface InboxWords {
  readonly title: string;
  /** '' when the title says it all. */
  readonly body: string;
  readonly href: string;
}

type Words = (lang: string, data: InboxData) => InboxWords;

function orderHref(data: InboxData): string {
  const id = idOf(data, 'order_id');
  return id === null ? routes.orders() : routes.order(id);
}

const refundWords: Words = (lang, data) => {
  const number = idOf(data, 'order_id') ?? '';
  const amount = amountOf(data, lang);
  const order = errorMessage(lang, 'mail.refund.approved.subject', { number });
  const href = orderHref(data);
  if (textOf(data, 'status') !== 'approved')
    return {
      title: errorMessage(lang, 'inbox.refund.rejected'),
      body: textOf(data, 'answer') || order,
      href,
    };
  return amount === null
    ? { title: order, body: '', href }
    : {
        title: errorMessage(lang, 'inbox.refund.approved', { amount }),
        body: order,
        href,
      };
};

const walletWords: Words = (lang, data) => {
  const amount = amountOf(data, lang);
  const body =
    amount === null ? '' : errorMessage(lang, 'inbox.wallet', { amount });
  const href = routes.wallet();
  if (textOf(data, 'cause') !== 'referral')
    return {
      title: body || errorMessage(lang, 'inbox.credit'),
      body: '',
      href,
    };
  const key =
    textOf(data, 'role') === 'inviter'
      ? 'inbox.referral.inviter'
      : 'inbox.referral.invited';
  return { title: errorMessage(lang, key), body, href };
};

const applicationWords: Words = (lang, data) => {
  const kept = textOf(data, 'kind');
  const kind = isApplicationKind(kept) ? kept : 'seller';
  const { page: href, server } = APPLICATIONS[kind];
  const answer = textOf(data, 'answer');
  if (textOf(data, 'status') !== 'approved')
    return {
      title: errorMessage(lang, 'mail.application.rejected.subject'),
      body: answer || errorMessage(lang, 'inbox.application.rejected'),
      href,
    };
  const shop = textOf(data, 'title');
  const body =
    kind === 'seller' && shop === ''
      ? answer
      : errorMessage(lang, server.texts.inbox, { shop, answer }).trim();
  const title = errorMessage(lang, 'mail.application.approved.subject');
  return { title, body, href };
};

const newsWords: Words = (lang, data) => ({
  title:
    textIn(partOf(data, 'title'), lang) || errorMessage(lang, 'inbox.news'),
  body: textIn(partOf(data, 'text'), lang),
  href: ownPath(textOf(data, 'href')) ?? inboxRoutes.all(),
});

/** Who wrote, when no name is known. */
const WRITERS = {
  admin: 'inbox.message.team',
  courier: 'inbox.message.courier',
  shop: 'inbox.message.shop',
} as const;

const messageWords: Words = (lang, data) => {
  const author = textOf(data, 'author');
  const role = textOf(data, 'role');
  const known = role === 'shop' || role === 'courier' ? role : 'admin';
  const named =
    known === 'admin'
      ? errorMessage(lang, 'inbox.message.support', { name: author })
      : author;
  return {
    title: author === '' ? errorMessage(lang, WRITERS[known]) : named,
    body: textOf(data, 'text') || errorMessage(lang, 'inbox.message.picture'),
    href: inboxRoutes.chat(textOf(data, 'chat_id')),
  };
};

const statusWords: Words = (lang, data) => ({
  ...orderWords(lang, data),
  href: orderHref(data),
});

interface KindOfNews {
  readonly words: Words;
  /** Until when it is still news to a device, how urgent it is, and the choices that must be on beside `push`. */
  readonly push: PushRule;
}

const KINDS: Readonly<Record<NewInboxRow['type'], KindOfNews>> = {
  order_status: {
    words: statusWords,
    push: wakes({ hours: 4 }, 'high', 'order_statuses'),
  },
  message: { words: messageWords, push: wakes({ days: 1 }, 'high') },
  refund: { words: refundWords, push: wakes({ days: 7 }, 'normal') },
  wallet: { words: walletWords, push: wakes({ days: 7 }, 'normal') },
  application: { words: applicationWords, push: wakes({ days: 7 }, 'normal') },
  news: { words: newsWords, push: wakes({ days: 3 }, 'normal', 'news') },
};

/** What is worth waking a device for, by the kind of news; undefined for a word that is none. */
export function pushRule(type: string): PushRule | undefined {
  return isInboxKind(type) ? KINDS[type].push : undefined;
}

/**
 * The words of a row of the inbox in the reader's language, whatever the language when it was written: made of its type
 * and its data (what of it is a person's own word stays as it was written). Rows of before an extension of the data
 * say less.
 */
export function inboxWords(
  lang: string,
  { data, type }: Pick<NewInboxRow, 'data' | 'type'>,
): InboxWords {
  return KINDS[type].words(lang, data);
}
