import { brandName } from '@/server/caches/site-brand';
import { latinSlug } from '@/utils/text/latin-slug';
import { createHmac } from 'node:crypto';
import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type ExportRow,
  findExportBody,
  findNewestExport,
  replaceExports,
  setExportToken,
} from '@/server/repositories/account/data/export-repository';
import { lockUser } from '@/server/repositories/account/user-repository';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { hashToken } from '@/server/domain/account/session/hash-token';

const DAY_MS = 86_400_000;
const LIMIT = { name: 'export', max: 5, windowMs: DAY_MS } as const;

/** How far the newest export of an account is; with a token when its file can be had. */
export interface OwnExport {
  readonly status: ExportRow['status'] | 'none';
  readonly token: string | null;
  readonly expiresAt: Date | null;
}

const NONE: OwnExport = { status: 'none', token: null, expiresAt: null };

const isRunning = (row: ExportRow | null): boolean => row?.status === 'pending';

/**
 * Asks for a file of everything that is kept about the caller. While one is being made that one is meant; a new one
 * takes the place of the last. Refuses with too_many_requests after five a day.
 */
export async function askExport(ctx: UserCtx): Promise<OwnExport> {
  const known = await findNewestExport(ctx.db, ctx.user.id);
  if (!isRunning(known)) await limitCalls(ctx, LIMIT, [`user:${ctx.user.id}`]);
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    if (!isRunning(await findNewestExport(tx.db, tx.user.id)))
      await replaceExports(tx.db, tx.user.id, tx.now);
  });
  return { ...NONE, status: 'pending' };
}

/**
 * The link of an export: the same for its owner whenever they ask, and for nobody to be guessed who does not have the
 * key of this installation.
 */
function tokenOf(row: ExportRow, key: string): string {
  const subject = `data-export ${row.id} ${row.userId} ${row.readyAt?.toISOString()}`;
  return createHmac('sha256', key).update(subject).digest('base64url');
}

/** How far the caller's newest export is. Its link works for a day; the table keeps no more than a hash of it. */
export async function showExport(
  ctx: UserCtx,
  key: string,
): Promise<OwnExport> {
  const row = await findNewestExport(ctx.db, ctx.user.id);
  if (!row || (row.expiresAt && row.expiresAt <= ctx.now)) return NONE;
  if (row.status !== 'ready') return { ...NONE, status: row.status };
  const token = tokenOf(row, key);
  const tokenHash = hashToken(token);
  if (row.tokenHash !== tokenHash)
    await setExportToken(ctx.db, row.id, tokenHash);
  return { status: row.status, token, expiresAt: row.expiresAt };
}

/** The file behind a link; not_found for one that is wrong or over. */
export async function readExport(
  ctx: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<string> {
  const body = await findExportBody(ctx.db, hashToken(token), ctx.now);
  if (body === null) throw new DomainError('not_found');
  return body;
}

const NAME_MOST = 40;

/** What the file is called on the reader's disk: the site's name in Latin letters, and the day. */
export function exportFileName({ lang, now }: Pick<Ctx, 'lang' | 'now'>) {
  const day = now.toISOString().slice(0, 10);
  return `${latinSlug(brandName(lang), NAME_MOST)}-my-data-${day}.json`;
}
