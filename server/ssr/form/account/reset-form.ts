import { authService } from '@/services/account/auth-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath } from '@/utils/shell/routes';
import { codeSchema, newPasswordSchema } from '@/utils/form/auth-schemas';
import { afterSignIn } from './after-sign-in';
import { keptProof, resumeProof, sendCodeForm } from './contact-form';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

const sendCode = (post: FormPost) =>
  sendCodeForm(post, {
    send: authService.forgotPassword,
    next: FORMS.resetCode,
  });

/** The code earns the proof, and the page of the new password is shown. */
function verifyCode(post: FormPost) {
  const { code = '', contact = '' } = post.values;
  if (post.values[FORM_ACTION_FIELD] === RESEND_ACTION) return sendCode(post);
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['contact'],
    work: async () => {
      const { verify_token: token } = await authService.confirmForgotten(
        contact,
        code,
      );
      post.keepProof({ purpose: 'password', token, contact });
      const from = ownPath(post.query.from) ?? undefined;
      return { goTo: accountRoutes.updatePassword(from) };
    },
  });
}

/** The new password signs in; every other session of the account ends. */
function savePassword(post: FormPost) {
  const { values } = post;
  const { contact = '' } = values;
  const { password = '', password_confirmation = '' } = values;
  return checkedForm(post, {
    schema: newPasswordSchema,
    kept: ['contact'],
    work: async () => {
      const session = await authService.resetPassword(contact, {
        verify_token: keptProof(post.cookies, 'password', contact),
        password,
        password_confirmation,
      });
      post.keepProof(null);
      return afterSignIn(post, session, true);
    },
  });
}

/** A reload after the code goes on with the new password. */
export const resumeReset = resumeProof('password', FORMS.newPassword);

/** /reset-password and /update-password without script; the proof stands in no address and no page. */
export const resetForm: PageForm = async (post) => {
  const { form, values } = post;
  if (values[FORM_ACTION_FIELD] === BACK_ACTION)
    return shownForm(FORMS.resetContact, { contact: values.contact ?? '' });
  if (form === FORMS.resetCode) return verifyCode(post);
  if (form === FORMS.newPassword) return savePassword(post);
  return sendCode(post);
};
