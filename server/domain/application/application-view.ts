import type { UserCtx } from '@/server/context';
import {
  type DocumentLink,
  privateLinks,
} from '@/server/domain/picture/private-link';
import {
  type ApplicationRow,
  findApplication,
} from '@/server/repositories/application/application-repository';
import type { ApplicationKind } from '@/utils/application/limits';

/** An application with links to its documents. */
export interface ApplicationView {
  readonly row: ApplicationRow;
  readonly documents: readonly DocumentLink[];
}

/** The paths of an application's private pictures. */
export function documentPaths({
  data,
}: Pick<ApplicationRow, 'data'>): string[] {
  const { documents } = data;
  return Array.isArray(documents)
    ? documents.filter((path) => typeof path === 'string')
    : [];
}

/** What clients call a private picture. */
export const documentAddress = (path: string): string => `/storage/${path}`;

/** The caller's own application, as its owner reads it. */
export async function viewOwn(
  ctx: UserCtx,
  row: ApplicationRow,
): Promise<ApplicationView> {
  return { row, documents: await privateLinks(ctx, documentPaths(row)) };
}

/** Whether it has made its shop: its owner may apply for another one. Who drives applies once. */
export const isDone = ({
  kind,
  status,
}: Pick<ApplicationRow, 'kind' | 'status'>): boolean =>
  kind === 'seller' && status === 'approved';

/**
 * The caller's application of this kind: the one that is not approved, else the newest; null while there is none. For
 * one more shop (`isAnother`) an approved one is none.
 */
export async function showOwnApplication(
  ctx: UserCtx,
  kind: ApplicationKind,
  isAnother = false,
): Promise<ApplicationView | null> {
  const row = await findApplication(ctx.db, ctx.user.id, kind);
  return row && !(isAnother && isDone(row)) ? viewOwn(ctx, row) : null;
}
