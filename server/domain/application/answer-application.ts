import type { SellerApplicationData } from '@/server/contracts/application/fields';
import type { Ctx } from '@/server/context';
import { siteZone } from '@/server/domain/settings/site-zone';
import { DomainError } from '@/server/errors';
import {
  type ApplicationFilter,
  type ApplicationRow,
  countSentApplications,
  findSentApplication,
  findSentApplications,
  findTrades,
  giveRole,
  insertShop,
  lockApplicant,
  moveUploads,
  type SentApplicationRow,
  updateApplication,
} from '@/server/repositories/application/application-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import { APPLICATIONS } from '@/utils/application/kinds';
import { titleOfShop } from '@/utils/application/seller';
import { zoneRing } from '@/utils/application/zone';
import { toMinor } from '@/utils/money/money';
import { shopSlug } from '@/server/domain/application/shop/shop-view';
import { inTransaction } from '@/server/db/transaction';
import type { Answer } from '@/utils/constants/kinds';
import { operatorLinks } from '@/server/domain/picture/private-link';
import {
  type CategoryTitles,
  findCategoryTitles,
} from '@/server/repositories/shop/category-repository';
import {
  type ApplicationView,
  documentAddress,
  documentPaths,
  tellApplicant,
} from './application-view';

type Data = SellerApplicationData;

const pictureAddress = (path: string | undefined): string | null =>
  path ? `/storage/images/${path}` : null;

function wordsOf({ address, translations = {} }: Data) {
  return Object.entries(translations).flatMap(
    ([locale, { description, title }]) =>
      title
        ? [{ locale, title, description: description ?? null, address }]
        : [],
  );
}

function hoursOf({ hours = [] }: Data) {
  return hours
    .filter(({ disabled }) => !disabled)
    .map(({ day, from, to }) => ({ day, opensAt: from, closesAt: to }));
}

/**
 * Makes the shop of an approved application, inside that transaction: with its texts, hours, zone, categories and every
 * way to pay, of its owner, and not open: it takes no order before the operator opens it. Its pictures are the shop's
 * from now on. Answers its id; every process reads the shops anew.
 */
async function makeShop(
  ctx: Pick<Ctx, 'db' | 'now'>,
  row: ApplicationRow,
): Promise<number> {
  const data = row.data as Data;
  const { location, type, zone } = data;
  // it was sent whole; a row that somebody changed by hand is not made a shop
  if (!location || !type || !zone) throw new DomainError('conflict');
  const trades = await findTrades(ctx.db, data.category_ids ?? []);
  const plain = shopSlug(titleOfShop(data));
  const shopId = await insertShop(
    ctx.db,
    {
      slug: plain || `${type}-a${row.id}`,
      type,
      status: 'approved',
      open: false,
      ownerId: row.userId,
      phone: data.phone ?? null,
      logoImg: pictureAddress(data.logo_img),
      backgroundImg: pictureAddress(data.background_img),
      deliveryStartMinor: toMinor(data.price ?? 0),
      deliveryPerKmMinor: toMinor(data.price_per_km ?? 0),
      minAmountMinor: toMinor(data.min_amount ?? 0),
      ...location,
      timezone: await siteZone(ctx.db),
      createdAt: ctx.now,
    },
    {
      otherSlug: `${plain || type}-a${row.id}`,
      translations: wordsOf(data),
      hours: hoursOf(data),
      zone: zoneRing(zone, location),
      categoryIds: [...trades.keys()].filter((id) => trades.get(id) === type),
    },
  );
  await moveUploads(ctx.db, {
    userId: row.userId,
    subject: `shop:${shopId}`,
    paths: [data.logo_img, data.background_img].filter(
      (path) => path !== undefined,
    ),
  });
  await notifyCatalogueChanged(ctx.db, 'shops:');
  return shopId;
}

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
  const { role } = APPLICATIONS[kind].server;
  if (role) await giveRole(ctx.db, userId, role);
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
