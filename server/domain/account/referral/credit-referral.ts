import type { Ctx } from '@/server/context';
import { normalisePhone } from '@/server/domain/account/account-subject';
import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { addToInbox } from '@/server/domain/notice/inbox';
import { currencyData } from '@/server/domain/notice/inbox-data';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import {
  countEarnedSince,
  findPersonMarks,
  lockOpenReferral,
  type PersonMarks,
  type ReferralRefusal,
  settleReferral,
} from '@/server/repositories/account/referral-repository';
import { findDefaultCurrency } from '@/server/repositories/settings/settings-repository';
import {
  ensureLedgerAccount,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';
import { isProgramRunning, readReferralProgram } from './referral-program';

/** Mailboxes that take an address with any dots in it. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** The mailbox behind an address: without what follows a plus, and without Gmail's dots. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const name = email.slice(0, Math.max(0, at)).trim().toLowerCase();
  const [box = ''] = name.split('+');
  const dotless = DOTLESS.get(domain);
  return dotless ? `${box.replaceAll('.', '')}@${dotless}` : `${box}@${domain}`;
}

/** A number as E.164 has it; one typed without its country is of the operator's own. */
function numbersOf(phone: string, countryCode: string): string[] {
  const typed = phone.trim();
  const whole = normalisePhone(typed);
  if (/^(\+|00)/.test(typed) || !countryCode) return [whole];
  const national = typed.replace(/\D/g, '').replace(/^0+/, '');
  return [whole, `${countryCode}${national}`];
}

const meet = (some: readonly string[], others: readonly string[]): boolean => {
  const known = new Set(others);
  return some.some((one) => known.has(one));
};

/**
 * Whether two accounts are one person's as far as we can honestly know: the same phone on either account or on any of
 * their orders, or the same mailbox of an account or of a provider's sign-in. The last digits of a card are no mark:
 * one card in ten thousand shares them.
 */
function isSamePerson(
  one: PersonMarks,
  other: PersonMarks,
  countryCode: string,
): boolean {
  const phones = (marks: PersonMarks) =>
    marks.phones.flatMap((phone) => numbersOf(phone, countryCode));
  return (
    meet(phones(one), phones(other)) ||
    meet(one.emails.map(mailboxOf), other.emails.map(mailboxOf))
  );
}

type CreditCtx = Pick<Ctx, 'db' | 'now'>;

/** Who came, by whom, and the order that decides it. */
interface Case {
  readonly id: number;
  readonly referrerId: number;
  readonly referredId: number;
  readonly orderId: number;
}

const monthBegan = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** One movement out of the house's gifts into both wallets, and the news of it. */
async function pay(
  ctx: CreditCtx,
  { id, orderId, referredId, referrerId }: Case,
  sums: { readonly fromMinor: number; readonly toMinor: number },
): Promise<TopicEvent[]> {
  const shares = [
    { role: 'inviter', userId: referrerId, amountMinor: sums.fromMinor },
    { role: 'invited', userId: referredId, amountMinor: sums.toMinor },
  ].filter(({ amountMinor }) => amountMinor > 0);
  if (shares.length === 0) return [];
  const currency = await findDefaultCurrency(ctx.db);
  const house = await ensureLedgerAccount(ctx.db, 'credit', null);
  const entries = [];
  const news: TopicEvent[] = [];
  let paid = 0;
  for (const { amountMinor, role, userId } of shares) {
    const accountId = await ensureLedgerAccount(ctx.db, 'wallet', userId);
    entries.push({ accountId, amountMinor });
    paid += amountMinor;
    const told = await addToInbox(ctx, {
      userId,
      type: 'wallet',
      subject: `referral:${id}:${role}`,
      data: {
        cause: 'referral',
        role,
        amount_minor: amountMinor,
        ...(currency && { currency: currencyData(currency) }),
      },
    });
    news.push(...told);
  }
  entries.push({ accountId: house, amountMinor: -paid });
  await postLedger(ctx, { type: 'referral', orderId, entries });
  return news;
}

/** What both sides get; `refusal` is stored. Holds the inviter's wallet, so that the month's bound counts in a row. */
async function decide(
  ctx: CreditCtx,
  { referredId, referrerId }: Case,
): Promise<{
  readonly refusal: ReferralRefusal | null;
  readonly fromMinor: number;
  readonly toMinor: number;
}> {
  const nothing = { fromMinor: 0, toMinor: 0 };
  const program = await readReferralProgram(ctx.db);
  if (!isProgramRunning(program, ctx.now))
    return { refusal: 'ended', ...nothing };
  const inviter = await findPersonMarks(ctx.db, referrerId);
  const invited = await findPersonMarks(ctx.db, referredId);
  if (isSamePerson(inviter, invited, program.countryCode))
    return { refusal: 'same_person', ...nothing };
  const { fromMinor, monthMost, toMinor } = program;
  // who has left earns nothing any more; the promise to the new person stands
  if (inviter.isGone) return { refusal: null, fromMinor: 0, toMinor };
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', referrerId);
  await lockLedgerAccount(ctx.db, wallet);
  const since = monthBegan(ctx.now);
  if ((await countEarnedSince(ctx.db, referrerId, since)) >= monthMost)
    return { refusal: 'limit', fromMinor: 0, toMinor };
  return { refusal: null, fromMinor, toMinor };
}

/**
 * Credits both sides of a referral when the new person's first order is delivered, in the transaction of the
 * delivery, or refuses it for good: `ended` when the program is off or over at that moment, `same_person` for one's own
 * second account, `limit` when the inviter has earned the month's most (the new person's share is paid). Once: the row
 * is held and closed here. An order delivered counts whatever is given back of it later. Answers the events of the
 * inbox rows, to be published with the delivery's own.
 */
export async function creditReferral(
  ctx: CreditCtx,
  order: { readonly id: number; readonly userId: number },
): Promise<TopicEvent[]> {
  const open = await lockOpenReferral(ctx.db, order.userId);
  if (!open) return [];
  const found = { ...open, referredId: order.userId, orderId: order.id };
  const { refusal, ...sums } = await decide(ctx, found);
  const isPaid = refusal === null || refusal === 'limit';
  await settleReferral(ctx.db, open.id, {
    creditedAt: isPaid ? ctx.now : null,
    orderId: order.id,
    refusal,
  });
  return pay(ctx, found, sums);
}
