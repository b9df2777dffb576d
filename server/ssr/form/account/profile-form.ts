import {
  type ContactValue,
  profileService,
} from '@/services/account/profile-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { codeSchema } from '@/utils/form/auth-schemas';
import {
  contactSchemas,
  emptySchema,
  passwordChangeSchema,
  passwordSetSchema,
  profileSchema,
} from '@/utils/form/profile-schemas';
import { routes } from '@/utils/shell/routes';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';
import { readContact } from '@/utils/account/contact';
import { readBack } from './contact-form';
import { phoneCode } from './phone-code';

const toProfile = { goTo: routes.profile() } as const;

function kindOf({ values }: FormPost): ContactValue['kind'] {
  return values.kind === 'phone' ? 'phone' : 'email';
}

/** As it is stored; a number that names no country is of the site's. */
async function contactOf(
  post: FormPost,
  dialCode: string,
): Promise<ContactValue> {
  const kind = kindOf(post);
  const typed = (post.values[kind] ?? '').trim();
  return { kind, value: (await readContact(typed, dialCode)) ?? typed };
}

function saveDetails(post: FormPost) {
  const { birthday = '', firstname, gender, lastname } = post.values;
  return checkedForm(post, {
    schema: profileSchema,
    kept: ['firstname', 'lastname', 'birthday', 'gender'],
    work: async () => {
      const user = await profileService.update({
        firstname,
        lastname,
        birthday: birthday || null,
        gender: gender === 'female' || gender === 'male' ? gender : null,
      });
      post.rename(user);
      return toProfile;
    },
  });
}

/** Step one of a new e-mail or phone, or the code once more. */
async function askContact(post: FormPost, isAgain: boolean) {
  const dialCode = await phoneCode();
  const contact = await contactOf(post, dialCode);
  const { kind, value } = contact;
  return checkedForm(post, {
    schema: contactSchemas(dialCode)[kind],
    kept: [kind, 'kind'],
    work: async () => {
      const asked = readBack(post, kind, value);
      if (asked) return asked;
      const { notice = '' } = await profileService.askContact(contact, isAgain);
      return shownForm(FORMS.contactCode, { [kind]: value, kind, notice });
    },
  });
}

/** Step two. */
async function confirmContact(post: FormPost) {
  const contact = await contactOf(post, await phoneCode());
  const { kind, value } = contact;
  const action = post.values[FORM_ACTION_FIELD];
  if (action === BACK_ACTION)
    return shownForm(FORMS.contact, { [kind]: value, kind });
  if (action === RESEND_ACTION) return askContact(post, true);
  return checkedForm(post, {
    schema: codeSchema,
    kept: [kind, 'kind'],
    work: async () => {
      await profileService.confirmContact(contact, post.values.code ?? '');
      return toProfile;
    },
  });
}

function removeContact(post: FormPost) {
  return checkedForm(post, {
    schema: emptySchema,
    kept: ['kind'],
    work: async () => {
      await profileService.removeContact(kindOf(post));
      return toProfile;
    },
  });
}

function changePassword(post: FormPost) {
  const {
    old_password,
    password = '',
    password_confirmation = '',
  } = post.values;
  return checkedForm(post, {
    schema: passwordChangeSchema,
    kept: [],
    work: async () => {
      await profileService.changePassword({
        old_password,
        password,
        password_confirmation,
      });
      return { ...shownForm(FORMS.password), isDone: true };
    },
  });
}

function sendPasswordCode(post: FormPost) {
  return checkedForm(post, {
    schema: emptySchema,
    kept: [],
    work: async () => {
      await profileService.sendPasswordCode();
      return shownForm(FORMS.passwordSet);
    },
  });
}

function setPassword(post: FormPost) {
  if (post.values[FORM_ACTION_FIELD] === RESEND_ACTION)
    return sendPasswordCode(post);
  const { code, password = '', password_confirmation = '' } = post.values;
  return checkedForm(post, {
    schema: passwordSetSchema,
    kept: [],
    work: async () => {
      await profileService.changePassword({
        verifyCode: code,
        password,
        password_confirmation,
      });
      return { ...shownForm(FORMS.password), isDone: true };
    },
  });
}

/** /profile without script: each of its forms, by the same services and rules as in the browser. */
export const profileForm: PageForm = async (post) => {
  switch (post.form) {
    case FORMS.contact:
      return askContact(post, false);
    case FORMS.contactCode:
      return confirmContact(post);
    case FORMS.contactRemove:
      return removeContact(post);
    case FORMS.password:
      return changePassword(post);
    case FORMS.passwordCode:
      return sendPasswordCode(post);
    case FORMS.passwordSet:
      return setPassword(post);
    default:
      return saveDetails(post);
  }
};
