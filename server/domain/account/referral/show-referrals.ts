import type { Ctx, UserCtx } from '@/server/context';
import { cached } from '@/server/caches/catalogue-cache';
import { DomainError } from '@/server/errors';
import {
  findOwnCode,
  findReferrals,
  type ReferralView,
} from '@/server/repositories/account/referral-repository';
import { REFERRAL_PARAMETER } from '@/utils/account/referral-code';
import { accountRoutes } from '@/utils/shell/account-routes';
import { localisedPath } from '@/utils/shell/routes';
import { type ProgramText, programText } from './program-text';
import {
  isProgramRunning,
  readReferralProgram,
  type ReferralProgram,
} from './referral-program';

/** People that one answer names; the sums are of all. */
const SHOWN = 50;

export interface ProgramView extends ReferralProgram {
  readonly isOver: boolean;
}

async function activeProgram({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<ProgramView> {
  const program = await cached('settings:referral', () =>
    readReferralProgram(db),
  );
  if (!program.isActive) throw new DomainError('not_found');
  return { ...program, isOver: !isProgramRunning(program, now) };
}

/** The referral program with its words for everybody; not_found while it is switched off. */
export async function showProgram(
  ctx: Ctx,
): Promise<{ readonly program: ProgramView; readonly text: ProgramText }> {
  const program = await activeProgram(ctx);
  return { program, text: await programText(ctx, program) };
}

export interface OwnReferrals {
  readonly program: ProgramView;
  readonly code: string;
  /** Leads to registration in the reader's language, with the code. */
  readonly url: string;
  readonly joined: number;
  readonly earnedMinor: number;
  /** The newest, at most fifty. */
  readonly people: readonly ReferralView[];
}

/** The caller's code and what came of it; not_found while the program is switched off. */
export async function showOwnReferrals(ctx: UserCtx): Promise<OwnReferrals> {
  const program = await activeProgram(ctx);
  const [code, people] = [
    await findOwnCode(ctx.db, ctx.user.id),
    await findReferrals(ctx.db, ctx.user.id, SHOWN),
  ];
  const path = `${accountRoutes.register()}?${REFERRAL_PARAMETER}=${encodeURIComponent(code)}`;
  return {
    program,
    code,
    url: `${ctx.siteUrl}${localisedPath(path, ctx.lang)}`,
    joined: people[0]?.joined ?? 0,
    earnedMinor: people[0]?.totalMinor ?? 0,
    people,
  };
}
