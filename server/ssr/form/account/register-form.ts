import { authService } from '@/services/account/auth-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { codeSchema, detailsSchema } from '@/utils/form/auth-schemas';
import { afterSignIn } from './after-sign-in';
import { sendCodeForm } from './contact-form';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

/** Step two: the code earns a token, and step three is shown; or the code is sent again. */
function verifyCode(post: FormPost) {
  const { code = '', contact = '' } = post.values;
  if (post.values[FORM_ACTION_FIELD] === RESEND_ACTION)
    return sendCodeForm(post, {
      send: authService.resendCode,
      next: FORMS.registerCode,
    });
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['contact'],
    work: async () => {
      const { verify_token } = await authService.verifyCode(contact, code);
      return shownForm(FORMS.registerDetails, { contact, verify_token });
    },
  });
}

/** Step three: the account is made and signed in. */
function complete(post: FormPost) {
  const { values } = post;
  const { firstname = '', lastname = '', verify_token = '' } = values;
  const { password = '', password_confirmation = '' } = values;
  const { gender = '', referral = '' } = values;
  return checkedForm(post, {
    schema: detailsSchema,
    kept: ['contact', 'firstname', 'gender', 'lastname'].concat([
      'referral',
      'verify_token',
    ]),
    work: async () => {
      const session = await authService.afterVerify({
        firstname,
        lastname,
        gender,
        referral,
        password,
        password_confirmation,
        verify_token,
      });
      return afterSignIn(post, session, true);
    },
  });
}

/** The steps without script, from the one on that names where the code goes; what is known goes along in hidden fields. */
const stepsFrom =
  (first: typeof FORMS.registerContact | typeof FORMS.verifyPhone): PageForm =>
  async (post) => {
    const { form, values } = post;
    if (values[FORM_ACTION_FIELD] === BACK_ACTION)
      return shownForm(first, { contact: values.contact ?? '' });
    if (form === FORMS.registerCode) return verifyCode(post);
    if (form === FORMS.registerDetails) return complete(post);
    return sendCodeForm(post, {
      send: authService.register,
      next: FORMS.registerCode,
      kind: first === FORMS.verifyPhone ? 'phone' : 'any',
    });
  };

/** /register without script. */
export const registerForm = stepsFrom(FORMS.registerContact);

/** /verify-phone without script. */
export const verifyPhoneForm = stepsFrom(FORMS.verifyPhone);
