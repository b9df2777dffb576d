import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  ownSubject,
  provedContacts,
} from '@/server/domain/account/account-subject';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import {
  sendCode,
  type SentCode,
} from '@/server/domain/account/code/send-code';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import { hashToken } from '@/server/domain/account/session/hash-token';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import { houseContact } from '@/server/domain/notice/house-contact';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { badFields, DomainError } from '@/server/errors';
import { findAccount } from '@/server/repositories/account/contact-repository';
import {
  lockUser,
  type ProfileRow,
  type Subject,
  updateUser,
} from '@/server/repositories/account/user-repository';
import { spendVerifyToken } from '@/server/repositories/account/verify-token-repository';
import { isUniqueViolation } from '@/server/repositories/database/unique-violation';
import { showProfile } from './show-profile';

const TEXTS = {
  contact_removed: 'mail.account.contact_removed',
  email_changed: 'mail.account.email_changed',
  phone_changed: 'mail.account.phone_changed',
} as const;

/**
 * Tells the owner of an account that its e-mail or phone was changed, in the language of the call: by mail, else by SMS,
 * to what was proved before the change, whose transaction it is in. Whoever took the account over is not the only one
 * who hears of it.
 */
async function tellOwner(
  ctx: Ctx,
  before: Parameters<typeof provedContacts>[0],
  event: keyof typeof TEXTS,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const to = ownSubject(provedContacts(before));
  const words = [
    errorMessage(ctx.lang, TEXTS[event], params),
    errorMessage(ctx.lang, 'mail.account.warning', {
      contact: await houseContact(ctx, ctx.lang),
    }),
  ];
  await writeTo(ctx, to, {
    subject: errorMessage(ctx.lang, 'mail.account.subject'),
    text: words.join('\n\n'),
  });
}

type Kind = Subject['kind'];

const TAKEN = {
  email: 'validation.email_taken',
  phone: 'validation.phone_taken',
} as const;

function taken(kind: Kind, cause?: unknown): DomainError {
  const key = TAKEN[kind];
  return new DomainError('account_exists', {
    key,
    fields: { [kind]: [key] },
    cause,
  });
}

/**
 * Sends a code to the e-mail or phone that is to become the account's, good for this account alone; nothing changes
 * before it comes back. account_exists (106) with the words at the field for one that another account has, bad_request
 * for the own one, 429 beyond the limits of codes.
 */
export async function askContact(
  ctx: UserCtx,
  subject: Subject,
  options: { readonly askedFrom: string; readonly isAgain: boolean },
): Promise<SentCode> {
  const { kind, value } = subject;
  assertReachable(ctx, subject);
  const check = async (): Promise<void> => {
    if (provedContacts(await showProfile(ctx))[kind] === value)
      throw badFields({ [kind]: ['validation.contact_same'] });
    const owner = await findAccount(ctx.db, subject);
    if (owner && owner.id !== ctx.user.id) throw taken(kind);
  };
  return sendCode(ctx, subject, 'contact', {
    askedFrom: options.askedFrom,
    check,
    keepUsable: !options.isAgain,
    userId: ctx.user.id,
  });
}

/** Makes the proved e-mail or phone the account's, and tells the old one. */
async function takeContact(ctx: UserCtx, subject: Subject): Promise<void> {
  const { kind, value } = subject;
  await lockUser(ctx.db, ctx.user.id);
  const before = await showProfile(ctx);
  await updateUser(
    ctx.db,
    ctx.user.id,
    kind === 'email'
      ? { email: value, emailVerifiedAt: ctx.now }
      : { phone: value, phoneVerifiedAt: ctx.now, contactPhone: null },
  );
  if (before[kind] !== value)
    await tellOwner(ctx, before, `${kind}_changed`, {
      value: maskRecipient(value),
    });
}

/**
 * Takes the code that came to the new e-mail or phone: from then on it is the account's. Refuses a code like
 * `verifyCode` (201, 202, 203); account_exists when another account took it in the meantime.
 */
export async function confirmContact(
  ctx: UserCtx,
  subject: Subject,
  code: string,
): Promise<ProfileRow> {
  const { verify_token: token } = await verifyCode(ctx, {
    subject,
    purpose: 'contact',
    code,
    userId: ctx.user.id,
  });
  try {
    return await inTransaction(ctx, async (tx) => {
      const proof = hashToken(token);
      if (!(await spendVerifyToken(tx.db, proof, 'contact', tx.now)))
        throw new DomainError('code_expired');
      await takeContact(tx, subject);
      return showProfile(tx);
    });
  } catch (error) {
    if (isUniqueViolation(error, /^users_(email|phone)_unique$/))
      throw taken(subject.kind, error);
    throw error;
  }
}

/**
 * Takes the e-mail or the phone from the account; the owner is told. A phone that is only the contact for orders goes
 * alone. bad_request when the other one is not there and
 * proved: nobody could sign in any more.
 */
export function removeContact(ctx: UserCtx, kind: Kind): Promise<ProfileRow> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const before = await showProfile(tx);
    if (kind === 'phone' && before.contactPhone !== null) {
      await updateUser(tx.db, tx.user.id, { contactPhone: null });
      return showProfile(tx);
    }
    const value = before[kind];
    if (value === null) return before;
    if (!provedContacts(before)[kind === 'email' ? 'phone' : 'email'])
      throw new DomainError('bad_request', {
        key: 'validation.contact_last',
        fields: { [kind]: ['validation.contact_last'] },
      });
    await updateUser(
      tx.db,
      tx.user.id,
      kind === 'email'
        ? { email: null, emailVerifiedAt: null }
        : { phone: null, phoneVerifiedAt: null },
    );
    await tellOwner(tx, before, 'contact_removed', { value });
    return showProfile(tx);
  });
}
