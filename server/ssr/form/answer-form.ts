import type { TFunction } from 'i18next';
import type { GetServerSidePropsContext } from 'next';
import type { UserCartDto } from '@/server/contracts/cart';
import {
  BEGUN_CART_PREFIX,
  BEGUN_CART_SECONDS,
  CART_COOKIE_SECONDS,
  CART_COOKIES,
  CHOICE_COOKIE_SECONDS,
  COOKIES,
} from '@/utils/constants/cookies';
import { FORM_NAME_FIELD, type PostedForm } from '@/utils/form/posted-form';
import { localisedPath } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import { cookieHeader } from '../cookie-header';
import type { PageResult } from '../page-answers';
import { readFormPost } from './form-post';
import { type PageForm, type PageResume, shownForm } from './page-form';
import {
  endedSessionCookies,
  proofCookie,
  renamedSessionCookie,
  sessionCookies,
} from './session-cookies';

type PartRef = Pick<UserCartDto, 'cart_id' | 'uuid'>;

/** The cookie of a part of a cart, as the API's own answer sets it; no script reads it. */
function partCookie(
  name: string,
  { cart_id: cartId, uuid }: PartRef,
  seconds = CART_COOKIE_SECONDS,
): string {
  return `${cookieHeader(name, `${cartId}.${uuid}`, seconds)}; HttpOnly`;
}

interface FormPage {
  readonly form: PageForm | undefined;
  readonly resume: PageResume | undefined;
  /** Files may come along. */
  readonly files?: boolean;
  readonly shell: Shell;
  readonly t: TFunction;
}

/** What the page is shown again with, or where the browser goes instead of it. */
type FormAnswer =
  { readonly posted: PostedForm } | { readonly elsewhere: PageResult };

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

function seeOther(destination: string): FormAnswer {
  const redirect = { destination, statusCode: SEE_OTHER, basePath: false };
  return { elsewhere: { redirect } as PageResult };
}

/**
 * Answers a form that was posted to its own page without script: does it, then leads on or shows the page again with
 * what was typed. Nothing was posted: the page goes on where a cookie says, or begins anew (null).
 */
export async function answerForm(
  { params = {}, query, req, res }: GetServerSidePropsContext,
  { files, form, resume, shell, t }: FormPage,
): Promise<FormAnswer | null> {
  if (req.method !== 'POST' || !form) {
    const posted = resume?.(req.cookies);
    return posted ? { posted } : null;
  }
  const isSignedIn = shell.user !== null;
  const fields = await readFormPost(req, {
    answer: res,
    files,
    isSignedIn,
  });
  if (!fields) {
    res.statusCode = UNPROCESSABLE;
    return { posted: { ...shownForm(''), message: t('error.offline') } };
  }
  const { values } = fields;
  const outcome = await form({
    ...fields,
    form: values[FORM_NAME_FIELD] ?? '',
    query: { ...query, ...params },
    shell,
    t,
    signIn: (session, keep) => {
      res.appendHeader('Set-Cookie', sessionCookies(session, keep));
    },
    cookies: req.cookies,
    rename: (user) => {
      const line = renamedSessionCookie(user, req.cookies[COOKIES.user]);
      res.appendHeader('Set-Cookie', line);
    },
    keepChoice: (cookie, value) => {
      const seconds = value === null ? 0 : CHOICE_COOKIE_SECONDS;
      const line = cookieHeader(cookie, value ?? '', seconds);
      res.appendHeader('Set-Cookie', line);
    },
    keepProof: (proof) => {
      res.appendHeader('Set-Cookie', proofCookie(proof));
    },
    signOut: () => {
      res.appendHeader('Set-Cookie', endedSessionCookies());
    },
    keepPart: (partRef) => {
      res.appendHeader('Set-Cookie', partCookie(CART_COOKIES.group, partRef));
    },
    keepGuest: (partRef) => {
      const begun = BEGUN_CART_PREFIX + partRef.cart_id;
      res.appendHeader('Set-Cookie', [
        partCookie(CART_COOKIES.guest, partRef),
        partCookie(begun, partRef, BEGUN_CART_SECONDS),
      ]);
    },
  });
  if ('leaveFor' in outcome) return seeOther(outcome.leaveFor);
  if ('goTo' in outcome)
    return seeOther(localisedPath(outcome.goTo, shell.lang));
  const isRefused = outcome.message || Object.keys(outcome.errors).length > 0;
  if (isRefused) res.statusCode = UNPROCESSABLE;
  return { posted: outcome };
}
