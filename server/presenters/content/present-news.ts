import type { OperatorNewsDto } from '@/server/contracts/content/news';
import type { NewsRow } from '@/server/repositories/notice/news-repository';

/** The operator's news as the contract has them. */
export function presentNews(row: NewsRow): OperatorNewsDto {
  return {
    key: row.key,
    translations: row.translations,
    href: row.href,
    langs: row.langs && [...row.langs],
    sent: row.sent,
    finished_at: row.finishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
