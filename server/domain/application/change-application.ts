import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type ApplicationRow,
  findApplication,
  findTrades,
  insertApplication,
  lockUsableUploads,
  updateApplication,
  useUploads as saveUses,
} from '@/server/repositories/application/application-repository';
import type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/server/contracts/application/fields';
import { normalisePhone } from '@/server/domain/account/account-subject';
import { siteZone } from '@/server/domain/settings/site-zone';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { isSent } from '@/utils/application/application';
import { type ApplicationKind, APPLICATIONS } from '@/utils/application/kinds';
import { type PlainField, plainProblems } from '@/utils/application/plain-kind';
import type { Problems } from '@/utils/application/problems';
import { sellerProblems } from '@/utils/application/shop-problems';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';
import { inTransaction } from '@/server/db/transaction';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import { lockUser } from '@/server/repositories/account/user-repository';
import {
  type ApplicationView,
  isDone,
  tellReceived,
  viewOwn,
} from './application-view';

interface Pictures {
  readonly logo_img?: string;
  readonly background_img?: string;
  readonly documents?: readonly string[];
}

interface PictureField {
  readonly field: string;
  readonly path: string;
  readonly visibility: 'private' | 'public';
}

/** What a picture of an application is used for, so that it outlives its first day. */
const applicationSubject = (id: number): string => `application:${id}`;

/** The pictures of an application's data, by field: documents are private, what customers see is not. */
function pictureFields(data: Pictures): PictureField[] {
  const shown = (['logo_img', 'background_img'] as const).flatMap((field) => {
    const path = data[field];
    return path ? [{ field, path, visibility: 'public' as const }] : [];
  });
  const documents = (data.documents ?? []).map((path, index) => ({
    field: `documents.${index}`,
    path,
    visibility: 'private' as const,
  }));
  return [...shown, ...documents];
}

/**
 * Binds the pictures that an application names to it, inside its transaction; those it named before are free again.
 * Throws bad_request with the field of one that is missing, somebody else's, of the wrong kind or used elsewhere.
 */
async function bindPictures(
  ctx: Pick<UserCtx, 'db' | 'user'>,
  id: number,
  data: Pictures,
): Promise<void> {
  const named = pictureFields(data);
  const use = {
    subject: applicationSubject(id),
    userId: ctx.user.id,
    paths: [...new Set(named.map(({ path }) => path))],
  };
  const usable = await lockUsableUploads(ctx.db, use);
  const unknown = named.filter(
    ({ path, visibility }) => usable.get(path) !== visibility,
  );
  if (unknown.length)
    throw new DomainError('bad_request', {
      key: 'picture.unknown',
      fields: Object.fromEntries(
        unknown.map(({ field }) => [field, ['picture.unknown']]),
      ),
    });
  await saveUses(ctx.db, use);
}

type Data = DriverApplicationData & SellerApplicationData;
type CheckCtx = Pick<UserCtx, 'db' | 'now' | 'user'>;

/** Of which kind of place a category is. */
const OTHERS = {
  restaurant: 'validation.category_restaurant',
  shop: 'validation.category_shop',
} as const;

/** Categories that are none any more, never were, or are for the other kind of place: by field, what is wrong. */
export async function categoryProblems(
  { db }: Pick<CheckCtx, 'db'>,
  { category_ids: ids = [], type }: Pick<Data, 'category_ids' | 'type'>,
): Promise<Problems> {
  const trades = await findTrades(db, ids);
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const trade = trades.get(id);
      if (trade && (!type || trade === type)) return [];
      const said = trade ? OTHERS[trade] : 'validation.invalid';
      return [[`category_ids.${index}`, [said]]];
    }),
  );
}

/** The problems of a kind that is a list of fields; a phone must be the one that was proved to be the account's. */
async function problemsOfFields(
  ctx: CheckCtx,
  fields: readonly PlainField<string>[],
  data: Data,
): Promise<Problems> {
  const today = isoDate(zonedMoment(ctx.now, await siteZone(ctx.db)));
  const found = plainProblems(fields, data, today);
  if (found.phone || !fields.some(({ type }) => type === 'phone')) return found;
  const { phone } = await findAccountContacts(ctx.db, ctx.user.id);
  return phone !== null && phone === data.phone
    ? found
    : { ...found, phone: ['validation.phone_unproved'] };
}

/**
 * The data as it is sent, when nothing is missing and nothing wrong; bad_request with all the fields otherwise. Who
 * drives gives the phone that was proved to be theirs.
 */
async function requireComplete(
  ctx: CheckCtx,
  kind: ApplicationKind,
  said: Data,
  options: { readonly isOlder?: boolean },
): Promise<Data> {
  const data = said.phone
    ? { ...said, phone: normalisePhone(said.phone) }
    : said;
  const { fields: listed } = APPLICATIONS[kind];
  const fields = listed
    ? await problemsOfFields(ctx, listed, data)
    : {
        ...sellerProblems(data, options),
        ...(await categoryProblems(ctx, data)),
      };
  if (Object.keys(fields).length)
    throw new DomainError('bad_request', {
      key: 'application.incomplete',
      fields,
    });
  return data;
}

/** The data of any kind: what others ask for is absent. */
export type ApplicationData = DriverApplicationData & SellerApplicationData;

/** Drafts are saved while somebody types. */
const LIMIT = { name: 'application', max: 240, windowMs: 10 * 60_000 };

interface Asked {
  readonly kind: ApplicationKind;
  /** What the change is made of; undefined: whatever is there. */
  readonly version?: number;
  /** For one more shop: an application that is approved is not asked for. */
  readonly isAnother?: boolean;
}

/** Tells the operator of an application, each time that it is sent; inside the transaction that sends it. */
async function tellHouse(ctx: UserCtx, row: ApplicationRow): Promise<void> {
  const { id, kind, version } = row;
  await tellOperator(ctx, {
    event: 'application.sent',
    round: version,
    application: {
      id,
      kind,
      name: APPLICATIONS[kind].server.titleOf(row.data),
    },
  });
}

/**
 * The caller's application while it may be changed, held with the account until the transaction ends; null: none yet.
 * Throws shop_already_created (205) once it is sent, conflict when it was changed meanwhile, both with the row as data.
 */
async function lockOwn(
  ctx: UserCtx,
  { isAnother, kind, version }: Asked,
): Promise<ApplicationRow | null> {
  await lockUser(ctx.db, ctx.user.id);
  const row = await findApplication(ctx.db, ctx.user.id, kind);
  if (!row || (isAnother && isDone(row))) return null;
  if (isSent(row.status))
    throw new DomainError('shop_already_created', {
      key:
        row.status === 'new'
          ? APPLICATIONS[kind].server.texts.isSent
          : 'application.approved',
      data: row,
    });
  if (version !== undefined && version !== row.version)
    throw new DomainError('conflict', {
      key: 'application.stale',
      data: row,
    });
  return row;
}

const isRow = (data: unknown): data is ApplicationRow =>
  typeof data === 'object' && data !== null && 'userId' in data;

/** Does the work in one transaction; its row, or that of its refusal, is answered as its owner reads it. */
async function viewed(
  ctx: UserCtx,
  work: (tx: UserCtx) => Promise<ApplicationRow>,
): Promise<ApplicationView> {
  try {
    return await viewOwn(ctx, await inTransaction(ctx, work));
  } catch (error) {
    if (!(error instanceof DomainError) || !isRow(error.options.data))
      throw error;
    const data = await viewOwn(ctx, error.options.data);
    throw new DomainError(error.code, { ...error.options, data });
  }
}

/** What is kept: the data, and the language that its owner is answered in. */
const kept = (data: ApplicationData, lang: string) => ({ ...data, lang });

async function write(
  ctx: UserCtx,
  before: ApplicationRow | null,
  {
    kind,
    ...changes
  }: Pick<ApplicationRow, 'kind'> & {
    readonly data: ApplicationData;
    readonly status?: 'new';
  },
): Promise<ApplicationRow> {
  const data = kept(changes.data, ctx.lang);
  const sent =
    changes.status === 'new'
      ? ({
          status: 'new',
          sentAt: ctx.now,
          answer: null,
          answeredAt: null,
        } as const)
      : {};
  const row = before
    ? await updateApplication(ctx.db, before.id, {
        ...sent,
        data,
        version: before.version + 1,
        updatedAt: ctx.now,
      })
    : await insertApplication(ctx.db, {
        ...sent,
        kind,
        data,
        userId: ctx.user.id,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
  await bindPictures(ctx, row.id, changes.data);
  return row;
}

/**
 * Keeps what the caller has filled in so far, also of a rejected application, whole or not at all. Throws
 * shop_already_created once it is sent, conflict for a stale version, bad_request for a picture that is not theirs.
 */
export async function saveDraft(
  ctx: UserCtx,
  { data, ...asked }: Asked & { readonly data: ApplicationData },
): Promise<ApplicationView> {
  await limitCalls(ctx, LIMIT, [`user:${ctx.user.id}`]);
  return viewed(ctx, async (tx) => {
    const before = await lockOwn(tx, asked);
    return write(tx, before, { kind: asked.kind, data });
  });
}

/**
 * Sends the caller's application, with `data` in place of the draft's where it is given: from then on it is read by the
 * operator and stays as it is. Throws as saveDraft, and bad_request with every field that is missing or wrong.
 */
export async function sendApplication(
  ctx: UserCtx,
  {
    data: given,
    isOlder,
    ...asked
  }: Asked & { readonly data?: ApplicationData; readonly isOlder?: boolean },
): Promise<ApplicationView> {
  await limitCalls(ctx, LIMIT, [`user:${ctx.user.id}`]);
  return viewed(ctx, async (tx) => {
    const { kind } = asked;
    const before = await lockOwn(tx, asked);
    const said = given ?? ((before?.data ?? {}) as ApplicationData);
    const data = await requireComplete(tx, kind, said, { isOlder });
    const row = await write(tx, before, { kind, data, status: 'new' });
    await tellReceived(tx, kind);
    await tellHouse(tx, row);
    return row;
  });
}
