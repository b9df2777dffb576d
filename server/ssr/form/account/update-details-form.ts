import { detailsService } from '@/services/account/details-service';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import {
  codeSchema,
  emailSchema,
  namesSchema,
} from '@/utils/form/auth-schemas';
import { ownPath, routes } from '@/utils/shell/routes';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

const goOn = ({ query }: FormPost) => ({
  goTo: ownPath(query.from) ?? routes.home(),
});

function saveNames(post: FormPost) {
  const { firstname = '', lastname = '' } = post.values;
  return checkedForm(post, {
    schema: namesSchema,
    kept: ['firstname', 'lastname'],
    work: async () => {
      post.rename(await detailsService.saveNames({ firstname, lastname }));
      return post.shell.user?.email
        ? goOn(post)
        : shownForm(FORMS.detailsEmail);
    },
  });
}

function sendCode(post: FormPost) {
  const email = (post.values.email ?? '').trim();
  return checkedForm(post, {
    schema: emailSchema,
    kept: ['email'],
    work: async () => {
      await detailsService.sendEmailCode(email);
      return shownForm(FORMS.detailsCode, { email });
    },
  });
}

function confirm(post: FormPost) {
  const { code = '', email = '' } = post.values;
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['email'],
    work: async () => {
      await detailsService.confirmEmail(email, code);
      return goOn(post);
    },
  });
}

/** /update-details without script: names, then an e-mail and its code. */
export const updateDetailsForm: PageForm = async (post) => {
  const { form, values } = post;
  if (values[FORM_ACTION_FIELD] === BACK_ACTION)
    return shownForm(FORMS.detailsEmail, { email: values.email ?? '' });
  if (form === FORMS.detailsEmail) return sendCode(post);
  if (form === FORMS.detailsCode)
    return values[FORM_ACTION_FIELD] === RESEND_ACTION
      ? sendCode(post)
      : confirm(post);
  return saveNames(post);
};
