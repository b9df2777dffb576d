import { readContact } from '@/utils/account/contact';
import { type ContactKind, contactSchema } from '@/utils/form/auth-schemas';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  shownForm,
} from '@/server/ssr/form/page-form';
import { phoneCode } from './phone-code';

interface CodeStep {
  /** Sends the code. */
  readonly send: (contact: string) => Promise<unknown>;
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
      await send(stored);
      return shownForm(next, { contact: stored });
    },
  });
}
