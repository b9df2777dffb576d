import { profileService } from '@/services/account/profile-service';
import { userService } from '@/services/account/user-service';
import { applicationService } from '@/services/application/application-service';
import { formsByName } from '@/server/ssr/form/forms-by-name';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';
import { DRIVER, type DriverKind } from '@/utils/application/driver';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { codeSchema } from '@/utils/form/auth-schemas';
import { readPhone } from '@/utils/account/contact';
import { readBack } from '@/server/ssr/form/account/contact-form';
import { phoneCode } from '@/server/ssr/form/account/phone-code';
import { contactSchemas } from '@/utils/form/profile-schemas';
import { routes } from '@/utils/shell/routes';
import { answerStep, refused } from './application-form';

async function phoneOf({ values }: FormPost, dialCode: string) {
  const typed = (values.phone ?? '').trim();
  const value = (await readPhone(typed, dialCode)) ?? typed;
  return { kind: 'phone', value } as const;
}

/** Sends a code to the phone that couriers are called on. */
async function askPhone(
  post: FormPost,
  isAgain: boolean,
): Promise<FormOutcome> {
  const dialCode = await phoneCode();
  const phone = await phoneOf(post, dialCode);
  return checkedForm(post, {
    schema: contactSchemas(dialCode).phone,
    kept: ['phone'],
    work: async () => {
      const asked = readBack(post, 'phone', phone.value);
      if (asked) return asked;
      await profileService.askContact(phone, isAgain);
      return shownForm(FORMS.driverCode, { phone: phone.value });
    },
  });
}

async function confirmPhone(post: FormPost): Promise<FormOutcome> {
  const phone = await phoneOf(post, await phoneCode());
  const action = post.values[FORM_ACTION_FIELD];
  if (action === BACK_ACTION)
    return shownForm(FORMS.driverPhone, { phone: phone.value });
  if (action === RESEND_ACTION) return askPhone(post, true);
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['phone'],
    work: async () => {
      await profileService.confirmContact(phone, post.values.code ?? '');
      return { goTo: DRIVER.steps.href('phone') };
    },
  });
}

/** One step of the application: saved by itself; the last one sends all of it. */
async function answerDriver(post: FormPost): Promise<FormOutcome> {
  try {
    const [application, person] = await Promise.all([
      applicationService.own<DriverKind['data']>(DRIVER.path),
      userService.profile(),
    ]);
    return await answerStep<DriverKind>(post, {
      spec: DRIVER,
      facts: { person, now: new Date() },
      application,
    });
  } catch (error) {
    return refused(post, error);
  }
}

const forms = formsByName({
  [FORMS.driver]: answerDriver,
  [FORMS.driverPhone]: (post) => askPhone(post, false),
  [FORMS.driverCode]: confirmPhone,
});

/** /deliver without script: each step is saved by itself, the phone is proved by two forms of its own. */
export const driverForm: PageForm = async (post) =>
  post.shell.user ? forms(post) : { goTo: routes.login(DRIVER.entry) };
