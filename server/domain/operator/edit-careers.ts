import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { inTransaction } from '@/server/db/transaction';
import type { CareerChange } from '@/server/contracts/content/operator-posts';
import { CAREERS_CACHE } from '@/server/domain/content/careers';
import { mergeWords } from '@/server/domain/content/merge-words';
import { badFields, orNotFound } from '@/server/errors';
import {
  type CareerRow,
  findCareer,
  findOperatorCareers,
  saveCareer,
} from '@/server/repositories/content/career-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

type Facts = Pick<
  CareerRow,
  'country' | 'publishedAt' | 'remote' | 'translations'
>;

/** A page of all jobs, drafts and withdrawn ones too, the newest first. */
export function listOperatorCareers({ db }: Ctx, paging: Paging) {
  return findOperatorCareers(db, paging);
}

/** One job with all its words. Throws not_found. */
export async function getOperatorCareer(
  { db }: Ctx,
  slug: string,
): Promise<CareerRow> {
  return orNotFound(await findCareer(db, slug));
}

/** What search engines require of a job: where it is or, of one done from home, in which country. */
function checkFacts({ country, publishedAt, remote, translations }: Facts) {
  const texts = Object.values(translations);
  const fields: Record<string, string[]> = {};
  const isMissing = ['validation.required'];
  if (texts.length === 0) fields.translations = isMissing;
  const hasPlace = texts.some(({ place }) => place);
  const isPlaced = country !== null || (hasPlace && !remote);
  if (publishedAt !== null && !isPlaced)
    fields[remote ? 'country' : 'place'] = isMissing;
  if (Object.keys(fields).length > 0) throw badFields(fields);
}

const fallBack = <T>(given: T | undefined, known: T): T =>
  given === undefined ? known : given;

/**
 * Makes or changes a job; what is not given stays. Every process reads it anew. Throws bad_request for one without words
 * or, once it is published, without a place.
 */
export function putCareer(
  ctx: Ctx,
  slug: string,
  change: CareerChange,
): Promise<CareerRow> {
  return inTransaction(ctx, async ({ db, now }) => {
    const known = await findCareer(db, slug, { lock: true });
    const { published_at: at, translations = {} } = change;
    const published = typeof at === 'string' ? new Date(at) : at;
    const facts = {
      country: fallBack(change.country, known?.country ?? null),
      publishedAt: fallBack(published, known?.publishedAt ?? null),
      remote: change.remote ?? known?.remote ?? false,
      translations: mergeWords(known?.translations ?? {}, translations),
    };
    checkFacts(facts);
    const career = await saveCareer(db, {
      ...facts,
      slug,
      employment: change.employment ?? known?.employment ?? 'full_time',
      applyUrl: fallBack(change.apply_url, known?.applyUrl ?? null),
      validThrough: fallBack(change.valid_through, known?.validThrough ?? null),
      withdrawn: change.withdrawn ?? known?.withdrawn ?? false,
      createdAt: now,
      updatedAt: now,
    });
    await notifyCatalogueChanged(db, CAREERS_CACHE);
    return career;
  });
}

/** Takes a job off the site for good: its address answers 410 until it is put again. Throws not_found. */
export async function withdrawCareer(
  ctx: Ctx,
  slug: string,
): Promise<CareerRow> {
  await getOperatorCareer(ctx, slug);
  return putCareer(ctx, slug, { withdrawn: true });
}
