import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { NewNewsInput } from '@/server/contracts/content/news';
import {
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { DomainError } from '@/server/errors';
import {
  findNews,
  findNewsPage,
  findNewsReaders,
  insertNews,
  lockOpenNews,
  type NewsRow,
  updateNews,
} from '@/server/repositories/notice/news-repository';
import { addToInbox } from './inbox';

/** So many inboxes in one transaction: it holds each of their accounts' events until its end. */
const BATCH = 50;

/** Every news of the operator's, the newest first. */
export function listNews(
  ctx: Pick<Ctx, 'db'>,
  query: { readonly page: number; readonly perPage: number },
) {
  return findNewsPage(ctx.db, query);
}

/**
 * Keeps news that then go out beside requests (sendNewsBatch). Once per key: the same again answers what there is and
 * sends nothing; other words under a key that was used are a conflict.
 */
export async function keepNews(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { href, key, langs, translations }: NewNewsInput,
): Promise<NewsRow> {
  const wish = {
    key,
    translations,
    href: href ?? null,
    langs: langs?.length ? [...new Set(langs)].sort() : null,
  };
  const added = await insertNews(ctx.db, { ...wish, createdAt: ctx.now });
  if (added) return added;
  const kept = await findNews(ctx.db, key);
  if (!kept) throw new DomainError('not_found');
  const isSame = (['en', ...Object.keys(translations)] as const).every(
    (lang) =>
      kept.translations[lang]?.title === wish.translations[lang]?.title &&
      kept.translations[lang]?.text === wish.translations[lang]?.text,
  );
  if (!isSame)
    throw new DomainError('conflict', {
      fields: { key: [`News ${key} was sent already. Choose another key.`] },
    });
  return kept;
}

const textsOf = (
  { translations }: NewsRow,
  field: 'text' | 'title',
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translations).map(([lang, words]) => [lang, words[field]]),
  );

/**
 * Brings news into the next inboxes, of who wants news at that moment, in one transaction; false: nothing is on its way.
 * Each account gets it once: the row of the news is held and remembers how far it came.
 */
export function sendNewsBatch(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenNews(tx.db);
    if (!open) return false;
    const readers = await findNewsReaders(tx.db, { ...open, limit: BATCH });
    const data = {
      title: textsOf(open, 'title'),
      text: textsOf(open, 'text'),
      href: open.href,
    };
    const events: TopicEvent[] = [];
    for (const { id: userId } of readers) {
      const subject = `news:${open.key}`;
      const told = await addToInbox(tx, {
        userId,
        type: 'news',
        subject,
        data,
      });
      events.push(...told);
    }
    await updateNews(tx.db, open.id, {
      afterUserId: readers.at(-1)?.id ?? open.afterUserId,
      sent: open.sent + events.length,
      ...(readers.length < BATCH && { finishedAt: tx.now }),
    });
    await publishEvents(tx, events);
    return true;
  });
}
