import { type AnyObjectSchema, object, string } from 'yup';
import { authService } from '@/services/account/auth-service';
import { accountService } from '@/services/account/account-service';
import { asApiError } from '@/services/http/api-error';
import {
  BACK_ACTION,
  CONFIRM_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { codeSchema, linkSchema } from '@/utils/form/auth-schemas';
import { accountRoutes } from '@/utils/shell/account-routes';
import { routes } from '@/utils/shell/routes';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

const UNAUTHORISED = 401;
const nothing: AnyObjectSchema = object();
const endedSchema: AnyObjectSchema = object({
  id: string().matches(/^(others|\d{1,9})$/, 'form.required'),
});
const passwordSchema: AnyObjectSchema = linkSchema;

/** Asks first, as with script; then the session ends, or all others do. */
const endSession: PageForm = (post) => {
  const { id = '', [FORM_ACTION_FIELD]: action } = post.values;
  return checkedForm(post, {
    schema: endedSchema,
    kept: ['id'],
    work: async () => {
      if (action === BACK_ACTION) return shownForm('');
      if (action !== CONFIRM_ACTION) return shownForm(FORMS.endSession, { id });
      if (id === 'others') await accountService.endOtherSessions();
      else await accountService.endSession(Number(id));
      return { goTo: accountRoutes.profileSection('security') };
    },
  });
};

const askExport: PageForm = (post) =>
  checkedForm(post, {
    schema: nothing,
    kept: [],
    work: async () => {
      await accountService.askExport();
      return { goTo: accountRoutes.profileSection('data') };
    },
  });

/** Ends this session here in any case; a token that the server does not know any more has ended. */
const logOut: PageForm = async ({ signOut }) => {
  await authService.logout().catch((error: unknown) => {
    if (asApiError(error)?.status !== UNAUTHORISED) throw error;
  });
  signOut();
  return { goTo: routes.home() };
};

/** What /profile answers without script of sessions and one's own data, by the form's name. */
export const accountForms: Readonly<Record<string, PageForm>> = {
  [FORMS.logOut]: logOut,
  [FORMS.endSession]: endSession,
  [FORMS.askExport]: askExport,
};

function sendCode(post: FormPost) {
  return checkedForm(post, {
    schema: nothing,
    kept: [],
    work: async () => {
      const { to } = await accountService.sendDeletionCode();
      return shownForm(FORMS.deletionByCode, { to });
    },
  });
}

/** Closes the account and forgets the session here. */
function remove(post: FormPost) {
  const isByCode = post.form === FORMS.deletionByCode;
  const { code, password } = post.values;
  return checkedForm(post, {
    schema: isByCode ? (codeSchema as AnyObjectSchema) : passwordSchema,
    kept: ['to'],
    work: async () => {
      await accountService.deleteAccount(
        isByCode ? { verifyCode: code } : { password },
      );
      post.signOut();
      return { goTo: accountRoutes.accountClosed() };
    },
  });
}

/** /profile/delete without script: by the password, or by a code that is sent first. */
export const deletionForm: PageForm = async (post) => {
  const action = post.values[FORM_ACTION_FIELD];
  if (action === BACK_ACTION) return shownForm('');
  if (post.form === FORMS.deletionCode || action === RESEND_ACTION)
    return sendCode(post);
  return remove(post);
};
