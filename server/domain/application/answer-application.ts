import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { Answer } from '@/utils/constants/kinds';
import type { SellerApplicationData } from '@/server/contracts/application/fields';
import { operatorLinks } from '@/server/domain/picture/private-link';
import { DomainError } from '@/server/errors';
import {
  type ApplicationFilter,
  type ApplicationRow,
  countSentApplications,
  findSentApplication,
  findSentApplications,
  type SentApplicationRow,
  updateApplication,
} from '@/server/repositories/application/application-repository';
import {
  giveRole,
  lockApplicant,
} from '@/server/repositories/application/applicant-repository';
import {
  type CategoryTitles,
  findCategoryTitles,
} from '@/server/repositories/shop/category-repository';
import {
  type ApplicationView,
  documentAddress,
  documentPaths,
} from './application-view';
import { makeShop } from './make-shop';
import { tellApplicant } from './tell-applicant';

/** An application as the operator reads it. */
export interface SentApplicationView extends ApplicationView {
  readonly user: SentApplicationRow['user'];
  /** The main categories that were chosen. */
  readonly categories: readonly CategoryTitles[];
}

interface ApplicationAnswer {
  readonly status: Answer;
  readonly answer: string | null;
  /** What the operator has read; undefined: whatever is there. */
  readonly version?: number;
}

const categoryIds = ({ data }: ApplicationRow): readonly number[] =>
  (data as SellerApplicationData).category_ids ?? [];

/** A page of what was sent, newest first, with links to the documents. */
export async function listApplications(ctx: Ctx, filter: ApplicationFilter) {
  const { page, perPage } = filter;
  const sent = await findSentApplications(ctx.db, filter);
  const paths = sent.flatMap(({ application }) => documentPaths(application));
  const links = await operatorLinks(ctx, paths);
  const chosen = sent.flatMap(({ application }) => categoryIds(application));
  const titles = await findCategoryTitles(ctx.db, [...new Set(chosen)]);
  const rows = sent.map(({ application, user }): SentApplicationView => {
    const own = new Set(documentPaths(application).map(documentAddress));
    const documents = links.filter(({ path }) => own.has(path));
    const ids = new Set(categoryIds(application));
    const categories = titles.filter(({ id }) => ids.has(id));
    return { row: application, user, documents, categories };
  });
  return {
    rows,
    page,
    perPage,
    total: await countSentApplications(ctx.db, filter),
  };
}

async function viewSent(
  ctx: Ctx,
  { application, user }: SentApplicationRow,
): Promise<SentApplicationView> {
  const documents = await operatorLinks(ctx, documentPaths(application));
  const categories = await findCategoryTitles(ctx.db, categoryIds(application));
  return { row: application, user, documents, categories };
}

/** One that was sent, with links to its documents; not_found for a draft, too. */
export async function showApplication(
  ctx: Ctx,
  id: number,
): Promise<SentApplicationView> {
  const sent = await findSentApplication(ctx.db, id);
  if (!sent) throw new DomainError('not_found');
  return viewSent(ctx, sent);
}

/** Why it cannot be answered, for the operator. */
function whyNot(
  { application: { id, status }, user }: SentApplicationRow,
  isThere: boolean,
): string {
  if (status === 'approved') return `Application ${id} is approved already.`;
  if (status === 'rejected')
    return `Application ${id} is rejected; it can be approved when ${user.firstname || 'its applicant'} sends it again.`;
  return isThere
    ? `Application ${id} was sent again since you read it: look at it first.`
    : `Application ${id}: its applicant has closed the account.`;
}

/** The application that waits for an answer, held with its owner's account until the transaction ends. */
async function lockNew(
  ctx: Ctx,
  id: number,
  version: number | undefined,
): Promise<SentApplicationRow> {
  const known = await findSentApplication(ctx.db, id);
  // the account first, as its owner's own calls take it
  const isThere = known && (await lockApplicant(ctx.db, known.user.id));
  const sent = known && (await findSentApplication(ctx.db, id));
  if (!sent) throw new DomainError('not_found');
  const { application } = sent;
  const isRead = version === undefined || version === application.version;
  if (!isThere || application.status !== 'new' || !isRead)
    throw new DomainError('conflict', {
      fields: { status: [whyNot(sent, Boolean(isThere))] },
    });
  return sent;
}

/** What approval brings: a shop with its owner, or somebody who delivers. Answers the shop's id. */
async function approve(ctx: Ctx, row: ApplicationRow): Promise<number | null> {
  const { kind, userId } = row;
  const shopId = kind === 'seller' ? await makeShop(ctx, row) : null;
  await giveRole(ctx.db, userId, kind === 'seller' ? 'seller' : 'deliveryman');
  return shopId;
}

/**
 * The operator approves an application, which makes the shop or the driver in the same transaction, or rejects it with
 * the reason; whose it is hears of it. Once: throws conflict (409) for one that was answered, that its owner closed
 * the account of, or that was sent anew since it was read; not_found; bad_request for a rejection without words.
 */
export async function answerApplication(
  ctx: Ctx,
  id: number,
  { answer, status, version }: ApplicationAnswer,
): Promise<SentApplicationView> {
  const answered = await inTransaction(ctx, async (tx) => {
    const sent = await lockNew(tx, id, version);
    if (status === 'rejected' && !answer)
      throw new DomainError('bad_request', {
        fields: { answer: ['validation.required'] },
      });
    const shopId =
      status === 'approved' ? await approve(tx, sent.application) : null;
    const application = await updateApplication(tx.db, id, {
      status,
      answer,
      shopId,
      version: sent.application.version + 1,
      answeredAt: tx.now,
      updatedAt: tx.now,
    });
    await tellApplicant(tx, { ...sent, application, status });
    return { ...sent, application };
  });
  return viewSent(ctx, answered);
}
