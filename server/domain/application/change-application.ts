import type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/server/contracts/application/fields';
import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import { DomainError } from '@/server/errors';
import { lockUser } from '@/server/repositories/account/user-repository';
import {
  type ApplicationRow,
  findApplication,
  insertApplication,
  updateApplication,
} from '@/server/repositories/application/application-repository';
import { isSent } from '@/utils/application/is-sent';
import type { ApplicationKind } from '@/utils/application/limits';
import { type ApplicationView, isDone, viewOwn } from './application-view';
import { bindPictures } from './bind-pictures';
import { tellReceived } from './tell-applicant';
import { shopTitle } from './shop/shop-slug';
import { requireComplete } from './require-complete';

export type ApplicationData = DriverApplicationData & SellerApplicationData;

/** Drafts are saved while somebody types. */
const LIMIT = { name: 'application', max: 240, windowMs: 10 * 60_000 };

const ALREADY = {
  seller: { new: 'error.205', approved: 'application.approved' },
  driver: {
    new: 'application.driver_new',
    approved: 'application.approved',
  },
} as const;

interface Asked {
  readonly kind: ApplicationKind;
  /** What the change is made of; undefined: whatever is there. */
  readonly version?: number;
  /** For one more shop: an application that is approved is not asked for. */
  readonly isAnother?: boolean;
}

function nameOf({ data, kind }: ApplicationRow): string {
  if (kind === 'seller') return shopTitle(data);
  return [data.firstname, data.lastname]
    .filter((name) => typeof name === 'string')
    .join(' ');
}

/** Tells the operator of an application, each time that it is sent; inside the transaction that sends it. */
async function tellHouse(ctx: UserCtx, row: ApplicationRow): Promise<void> {
  const { id, kind, version } = row;
  await tellOperator(ctx, {
    event: 'application.sent',
    round: version,
    application: { id, kind, name: nameOf(row) },
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
      key: ALREADY[kind][row.status],
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
