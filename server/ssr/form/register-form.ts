import { authService } from '@/services/account/auth-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { ownPath, routes } from '@/utils/shell/routes';
import {
  codeSchema,
  detailsSchema,
  emailSchema,
} from '@/utils/form/auth-schemas';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from './page-form';

/** Step one: a code is sent, and step two is shown. */
function sendCode(post: FormPost) {
  const email = (post.values.email ?? '').trim();
  return checkedForm(post, {
    schema: emailSchema,
    kept: ['email'],
    work: async () => {
      await authService.register(email);
      return shownForm(FORMS.registerCode, { email });
    },
  });
}

/** Step two: the code earns a token, and step three is shown; or the code is sent again. */
function verifyCode(post: FormPost) {
  const { code = '', email = '' } = post.values;
  if (post.values[FORM_ACTION_FIELD] === RESEND_ACTION)
    return checkedForm(post, {
      schema: emailSchema,
      kept: ['email'],
      work: async () => {
        await authService.resendCode(email);
        return shownForm(FORMS.registerCode, { email });
      },
    });
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['email'],
    work: async () => {
      const { verify_token } = await authService.verifyCode(email, code);
      return shownForm(FORMS.registerDetails, { verify_token });
    },
  });
}

/** Step three: the account is made and signed in. */
function complete(post: FormPost) {
  const { query, signIn, values } = post;
  const { firstname = '', lastname = '', verify_token = '' } = values;
  const { password = '', password_confirmation = '' } = values;
  return checkedForm(post, {
    schema: detailsSchema,
    kept: ['firstname', 'lastname', 'verify_token'],
    work: async () => {
      const session = await authService.afterVerify({
        firstname,
        lastname,
        password,
        password_confirmation,
        verify_token,
      });
      signIn(session, true);
      return { goTo: ownPath(query.from) ?? routes.home() };
    },
  });
}

/** /register without script, in its three steps; what is known of a step goes along in hidden fields. */
export const registerForm: PageForm = async (post) => {
  const { form, values } = post;
  if (values[FORM_ACTION_FIELD] === BACK_ACTION)
    return shownForm(FORMS.registerEmail, { email: values.email ?? '' });
  if (form === FORMS.registerCode) return verifyCode(post);
  if (form === FORMS.registerDetails) return complete(post);
  return sendCode(post);
};
