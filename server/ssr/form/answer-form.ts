import type { TFunction } from 'i18next';
import type { GetServerSidePropsContext } from 'next';
import { FORM_NAME_FIELD, type PostedForm } from '@/utils/form/posted-form';
import { localisedPath } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import type { PageResult } from '../page-answers';
import { readFormPost } from './form-post';
import { type PageForm, shownForm } from './page-form';
import { partCookie } from './part-cookie';
import { sessionCookies } from './session-cookies';

interface FormPage {
  readonly form: PageForm | undefined;
  readonly shell: Shell;
  readonly t: TFunction;
}

/** What the page is shown again with, or where the browser goes instead of it. */
type FormAnswer =
  { readonly posted: PostedForm } | { readonly elsewhere: PageResult };

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/**
 * Answers a form that was posted to its own page without script: does it, then leads on or shows the page again with
 * what was typed. Null: nothing was posted.
 */
export async function answerForm(
  { params = {}, query, req, res }: GetServerSidePropsContext,
  { form, shell, t }: FormPage,
): Promise<FormAnswer | null> {
  if (req.method !== 'POST' || !form) return null;
  const values = await readFormPost(req);
  if (!values) {
    res.statusCode = UNPROCESSABLE;
    return { posted: { ...shownForm(''), message: t('error.offline') } };
  }
  const outcome = await form({
    form: values[FORM_NAME_FIELD] ?? '',
    values,
    query: { ...query, ...params },
    shell,
    t,
    signIn: (session, keep) => {
      res.appendHeader('Set-Cookie', sessionCookies(session, keep));
    },
    keepPart: (partRef) => {
      res.appendHeader('Set-Cookie', partCookie(partRef));
    },
  });
  if ('goTo' in outcome) {
    const destination = localisedPath(outcome.goTo, shell.lang);
    return { elsewhere: { redirect: { destination, statusCode: SEE_OTHER } } };
  }
  const isRefused = outcome.message || Object.keys(outcome.errors).length > 0;
  if (isRefused) res.statusCode = UNPROCESSABLE;
  return { posted: outcome };
}
