import type { Db } from '@/server/db/client';
import {
  findSandboxSession,
  type SandboxSessionRow,
} from './sandbox-repository';

export interface SandboxParts {
  readonly db: () => Promise<Db>;
  readonly now: () => Date;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A page by what its address says; null for an address that can't be one. */
export function findPage(
  db: Db,
  id: string,
  options?: { readonly hold: boolean },
): Promise<SandboxSessionRow | null> {
  return UUID.test(id)
    ? findSandboxSession(db, id, options)
    : Promise.resolve(null);
}

/** A page as it is now: what was undecided is decided when its time has come, what nobody paid ends with its time. */
export function pageNow(row: SandboxSessionRow, now: Date): SandboxSessionRow {
  const { decidesAt, expiresAt, outcome, status } = row;
  if (status === 'processing' && outcome && decidesAt && decidesAt <= now)
    return {
      ...row,
      status: outcome,
      declined: outcome === 'closed' ? 'card_declined' : null,
    };
  const isWaiting = status === 'open' || status === 'challenge';
  return isWaiting && expiresAt <= now ? { ...row, status: 'closed' } : row;
}
