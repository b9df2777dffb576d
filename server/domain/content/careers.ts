import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { cached } from '@/server/caches/catalogue-cache';
import type { ContentTranslations } from '@/server/db/schema/content';
import { DomainError, orNotFound } from '@/server/errors';
import {
  type CareerFacts,
  findCareerFacts,
  findCareerTexts,
} from '@/server/repositories/content/career-repository';

/** What the operator's changes drop from every process's cache. */
export const CAREERS_CACHE = 'careers:';

const DAY_MS = 86_400_000;

type Asked = Pick<Ctx, 'db' | 'now'>;

/** A job that everybody may read. */
export interface Career extends Omit<CareerFacts, 'publishedAt'> {
  readonly publishedAt: Date;
  readonly translations: ContentTranslations;
  /** One may still apply. */
  readonly open: boolean;
}

type Published = Omit<Career, 'translations'>;

/** Until its last day ends, in UTC. */
const isOpen = ({ validThrough }: CareerFacts, now: Date): boolean =>
  validThrough === null ||
  now.getTime() < Date.parse(`${validThrough}T00:00:00Z`) + DAY_MS;

/** As everybody sees it now; null for a draft, one withdrawn, or a date to come. */
function published(career: CareerFacts, now: Date): Published | null {
  const { publishedAt, withdrawn } = career;
  if (withdrawn || publishedAt === null || publishedAt > now) return null;
  return { ...career, publishedAt, open: isOpen(career, now) };
}

const allCareers = (db: Ctx['db']): Promise<CareerFacts[]> =>
  cached(`${CAREERS_CACHE}all`, () => findCareerFacts(db));

async function withTexts(
  { db }: Asked,
  jobs: readonly Published[],
): Promise<Career[]> {
  const ids = jobs.map(({ id }) => id);
  const texts = await cached(`${CAREERS_CACHE}${ids.join(' ')}`, () =>
    findCareerTexts(db, ids),
  );
  return jobs.map((job) => ({ ...job, translations: texts[job.id] ?? {} }));
}

/** The jobs one may apply for now, the newest first, without their words. */
export async function openCareers({ db, now }: Asked): Promise<Published[]> {
  return (await allCareers(db))
    .map((career) => published(career, now))
    .filter((career): career is Published => career?.open ?? false);
}

/** A page of the jobs one may apply for, the newest first. */
export async function listCareers(ctx: Asked, { page, perPage }: Paging) {
  const jobs = await openCareers(ctx);
  const first = (page - 1) * perPage;
  const rows = await withTexts(ctx, jobs.slice(first, first + perPage));
  return { rows, page, perPage, total: jobs.length };
}

/**
 * A job by its id, also after its last day. Throws not_found, with `data: {gone: true}` for one that was withdrawn.
 */
export async function getCareer(ctx: Asked, id: number): Promise<Career> {
  const known = (await allCareers(ctx.db)).find((career) => career.id === id);
  const job = known && published(known, ctx.now);
  if (!job)
    throw new DomainError(
      'not_found',
      known?.withdrawn ? { data: { gone: true } } : {},
    );
  return orNotFound((await withTexts(ctx, [job]))[0]);
}
