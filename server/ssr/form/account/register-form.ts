import { authService } from '@/services/account/auth-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath } from '@/utils/shell/routes';
import { codeSchema, detailsSchema } from '@/utils/form/auth-schemas';
import { afterSignIn } from './after-sign-in';
import { keptProof, resumeProof, sendCodeForm } from './contact-form';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

type First = typeof FORMS.registerContact | typeof FORMS.verifyPhone;

/** Where step three is shown: the same page, which a reload brings back by the cookie. */
function detailsPath({ query }: FormPost, first: First): string {
  const from = ownPath(query.from) ?? undefined;
  const code = query.referral_code;
  return first === FORMS.verifyPhone
    ? accountRoutes.verifyPhone(undefined, from)
    : accountRoutes.register(from, {
        referral: typeof code === 'string' ? code : undefined,
      });
}

/** Step two: the code earns a token, and step three is shown; or the code is sent again. */
function verifyCode(post: FormPost, first: First) {
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
      const { verify_token: token } = await authService.verifyCode(
        contact,
        code,
      );
      post.keepProof({ purpose: 'register', token, contact });
      return { goTo: detailsPath(post, first) };
    },
  });
}

/** Step three: the account is made and signed in. */
function complete(post: FormPost) {
  const { values } = post;
  const { contact = '', firstname = '', lastname = '' } = values;
  const { password = '', referral = '' } = values;
  return checkedForm(post, {
    schema: detailsSchema,
    kept: ['contact', 'firstname', 'lastname', 'referral'],
    work: async () => {
      const session = await authService.afterVerify(contact, {
        firstname,
        lastname,
        referral,
        password,
        verify_token: keptProof(post.cookies, 'register', contact),
      });
      post.keepProof(null);
      return afterSignIn(post, session, true);
    },
  });
}

/** The steps without script, from the one on that names where the code goes; what is known goes along in hidden fields. */
const stepsFrom =
  (first: First): PageForm =>
  async (post) => {
    const { form, values } = post;
    if (values[FORM_ACTION_FIELD] === BACK_ACTION) {
      post.keepProof(null);
      return shownForm(first, { contact: values.contact ?? '' });
    }
    if (form === FORMS.registerCode) return verifyCode(post, first);
    if (form === FORMS.registerDetails) return complete(post);
    return sendCodeForm(post, {
      send: authService.register,
      next: FORMS.registerCode,
      kind: first === FORMS.verifyPhone ? 'phone' : 'any',
    });
  };

/** A reload after the code goes on with the details. */
export const resumeRegistration = resumeProof(
  'register',
  FORMS.registerDetails,
);

/** /register without script. */
export const registerForm = stepsFrom(FORMS.registerContact);

/** /verify-phone without script. */
export const verifyPhoneForm = stepsFrom(FORMS.verifyPhone);
