import type { TFunction } from 'i18next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { AnyObjectSchema } from 'yup';
import type { UserCartDto } from '@/server/contracts/cart';
import type { CodeProof } from '@/server/http/proof-cookie';
import type { SessionDto, UserDto } from '@/server/contracts/account/user';
import { formFailure } from '@/services/http/form-failure';
import type { PostedForm } from '@/utils/form/posted-form';
import type { Shell } from '@/utils/shell/shell';
import { brokenWords } from '@/utils/form/form-errors';

/** A form as a browser posted it by itself, and who did. */
export interface FormPost {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  /** By field; none where the page takes no files. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly query: ParsedUrlQuery;
  readonly shell: Shell;
  readonly t: TFunction;
  /** Keeps a session in this browser, for seven days or until it closes. */
  readonly signIn: (session: SessionDto, keep: boolean) => void;
  /** The browser's cookies. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The kept session carries the account's new name. */
  readonly rename: (user: UserDto) => void;
  /** Keeps a choice in this browser that the server renders from (COOKIES); null forgets it. */
  readonly keepChoice: (cookie: string, value: string | null) => void;
  /** Keeps what a right code has earned in this browser, for one use; null: it is used. */
  readonly keepProof: (proof: CodeProof | null) => void;
  /** Forgets the session in this browser. */
  readonly signOut: () => void;
  /** Sets the cookie of a member of a group order. */
  readonly keepPart: (partRef: Pick<UserCartDto, 'cart_id' | 'uuid'>) => void;
  /** Sets the cookie of the guest's cart that this post began. */
  readonly keepGuest: (partRef: Pick<UserCartDto, 'cart_id' | 'uuid'>) => void;
}

/**
 * Another page, without its language; a whole address of this site as it is; or this page again with what came of the
 * form.
 */
export type FormOutcome =
  { readonly goTo: string } | { readonly leaveFor: string } | PostedForm;

/** Does what a page's forms ask for, by the same services and rules as in the browser. */
export type PageForm = (post: FormPost) => Promise<FormOutcome>;

/** The form that a page goes on with by the browser's cookies; null: it begins anew. */
export type PageResume = (cookies: FormPost['cookies']) => PostedForm | null;

/** What came of it, with nothing wrong. */
export function shownForm(
  form: string,
  values: PostedForm['values'] = {},
): PostedForm {
  return { form, values, errors: {}, message: '', code: '', isDone: false };
}

interface CheckedWork {
  readonly schema: AnyObjectSchema;
  /** The fields that are shown again when it is refused; no passwords, no codes. */
  readonly kept: readonly string[];
  readonly work: () => Promise<FormOutcome>;
}

/**
 * Does the work when the fields keep their rules. What is wrong, by our rules or the server's, comes back with what
 * was typed.
 */
export async function checkedForm(
  { form, t, values }: FormPost,
  { kept, schema, work }: CheckedWork,
): Promise<FormOutcome> {
  const again = shownForm(
    form,
    Object.fromEntries(kept.map((name) => [name, values[name] ?? ''])),
  );
  const errors = await brokenWords(schema, values, t);
  if (Object.keys(errors).length > 0) return { ...again, errors };
  try {
    return await work();
  } catch (error) {
    const { code, fields, message } = formFailure(error, {
      offline: t('error.offline'),
      fault: t('error.fault'),
    });
    if (!code) throw error;
    return { ...again, errors: fields, message, code };
  }
}
