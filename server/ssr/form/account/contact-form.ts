import type { CodeSentDto } from '@/server/contracts/account/auth';
import {
  parseProof,
  PROOF_COOKIE,
  type ProofPurpose,
} from '@/server/http/proof-cookie';
import { isInternational, isStoredPhone } from '@/utils/account/field-rules';
import { phoneText, phoneWord } from '@/utils/account/phone-text';
import { readContact } from '@/utils/account/contact';
import { type ContactKind, contactSchema } from '@/utils/form/auth-schemas';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageResume,
  shownForm,
} from '@/server/ssr/form/page-form';
import { phoneCode } from './phone-code';

/** The token that this browser keeps for the contact; empty: none, or another one's. */
export function keptProof(
  cookies: FormPost['cookies'],
  purpose: ProofPurpose,
  contact: string,
): string {
  const proof = parseProof(cookies[PROOF_COOKIE], purpose);
  return proof?.contact === contact ? proof.token : '';
}

/** A page that goes on with this form where the browser keeps a proof: a reload after the right code. */
export const resumeProof =
  (purpose: ProofPurpose, form: string): PageResume =>
  (cookies) => {
    const proof = parseProof(cookies[PROOF_COOKIE], purpose);
    return proof && shownForm(form, { contact: proof.contact });
  };

/**
 * The form once more with the whole number, where what was typed in `field` names no country: without script a code
 * goes to no number that was not read back. Null: there is nothing to ask.
 */
export function readBack(
  { form, t, values }: FormPost,
  field: string,
  stored: string,
): FormOutcome | null {
  if (!isStoredPhone(stored) || isInternational(values[field] ?? ''))
    return null;
  const shown = shownForm(form, { ...values, [field]: phoneText(stored) });
  const phone = phoneWord(stored);
  return { ...shown, message: t('auth.contact.confirm', { phone }) };
}

interface CodeStep {
  /** Sends the code. */
  readonly send: (contact: string) => Promise<CodeSentDto>;
  /** The form of the code, which is shown next. */
  readonly next: string;
  readonly kind?: ContactKind;
}

/** Names where a code goes, sends it, and shows the form of the code with the contact along. */
export async function sendCodeForm(
  post: FormPost,
  { kind, next, send }: CodeStep,
): Promise<FormOutcome> {
  const dialCode = await phoneCode();
  const { contact = '' } = post.values;
  return checkedForm(post, {
    schema: contactSchema(dialCode, kind),
    kept: ['contact'],
    work: async () => {
      const stored = (await readContact(contact, dialCode)) ?? contact.trim();
      const asked = readBack(post, 'contact', stored);
      if (asked) return asked;
      const { notice = '' } = await send(stored);
      return shownForm(next, { contact: stored, notice });
    },
  });
}
