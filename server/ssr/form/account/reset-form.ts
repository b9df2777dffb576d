import { authService } from '@/services/account/auth-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { codeSchema, newPasswordSchema } from '@/utils/form/auth-schemas';
import { afterSignIn } from './after-sign-in';
import { sendCodeForm } from './contact-form';
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

/** The code earns the proof, and the form of the new password is shown with it. */
function verifyCode(post: FormPost) {
  const { code = '', contact = '' } = post.values;
  if (post.values[FORM_ACTION_FIELD] === RESEND_ACTION) return sendCode(post);
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['contact'],
    work: async () => {
      const { verify_token } = await authService.confirmForgotten(
        contact,
        code,
      );
      return shownForm(FORMS.newPassword, { verify_token });
    },
  });
}

/** The new password signs in; every other session of the account ends. */
function savePassword(post: FormPost) {
  const { values } = post;
  const { verify_token = '' } = values;
  const { password = '', password_confirmation = '' } = values;
  return checkedForm(post, {
    schema: newPasswordSchema,
    kept: ['verify_token'],
    work: async () => {
      const session = await authService.resetPassword({
        verify_token,
        password,
        password_confirmation,
      });
      return afterSignIn(post, session, true);
    },
  });
}

/** /reset-password and /update-password without script; the proof goes along in a hidden field, never in an address. */
export const resetForm: PageForm = async (post) => {
  const { form, values } = post;
  if (values[FORM_ACTION_FIELD] === BACK_ACTION)
    return shownForm(FORMS.resetContact, { contact: values.contact ?? '' });
  if (form === FORMS.resetCode) return verifyCode(post);
  if (form === FORMS.newPassword) return savePassword(post);
  return sendCode(post);
};
