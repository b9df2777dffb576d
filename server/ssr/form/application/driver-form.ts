import { profileService } from '@/services/account/profile-service';
import { userService } from '@/services/account/user-service';
import { applicationService } from '@/services/application/application-service';
import { formFailure } from '@/services/http/form-failure';
import { formsByName } from '@/server/ssr/form/forms-by-name';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';
import {
  type DriverDraft,
  driverDraftProblems,
  driverProblemsOf,
  driverStepBeside,
  driverStepHref,
  firstDriverDraft,
  firstDriverStepOf,
  postedDriver,
  readDriverStep,
  toDriverData,
  toDriverDraft,
} from '@/utils/application/driver';
import { isSameDraft } from '@/utils/application/draft-store';
import { isUnchanged } from '@/utils/application/application';
import { wordedProblems } from '@/utils/application/problems';
import { toDraft } from '@/utils/application/seller-draft';
import type { FieldProblems } from '@/utils/application/seller-steps';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  LEAVE_ACTION,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { codeSchema } from '@/utils/form/auth-schemas';
import { readPhone } from '@/utils/account/contact';
import { readBack } from '@/server/ssr/form/account/contact-form';
import { phoneCode } from '@/server/ssr/form/account/phone-code';
import { contactSchemas } from '@/utils/form/profile-schemas';
import { routes } from '@/utils/shell/routes';
import { askUnchanged } from './ask-unchanged';
import { sendPapers } from './seller-papers';

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
      return { goTo: driverStepHref('phone') };
    },
  });
}

/** The step again, with what was typed and what is wrong with it. */
function again(
  { form, t, values }: FormPost,
  problems: FieldProblems,
  more: {
    readonly message?: string;
    readonly words?: Readonly<Record<string, string>>;
  } = {},
): FormOutcome {
  return {
    ...shownForm(form, values),
    errors: { ...wordedProblems(problems, t), ...more.words },
    message: more.message ?? '',
  };
}

/** The draft with what was posted of its step, documents sent on, and what is wrong with those that were not taken. */
async function withPosted(
  post: FormPost,
  before: DriverDraft,
): Promise<{
  readonly draft: DriverDraft;
  readonly words: Readonly<Record<string, string>>;
}> {
  const step = readDriverStep(post.values.step);
  const draft = postedDriver(before, step, post.values);
  if (step !== 'papers') return { draft, words: {} };
  const { documents } = draft;
  const { draft: sent, words } = await sendPapers(
    post,
    toDraft({ documents }, post.shell.lang),
    post.values[FORM_ACTION_FIELD] ?? '',
  );
  return { draft: { ...draft, documents: sent.documents }, words };
}

async function answer(post: FormPost): Promise<FormOutcome> {
  const [application, profile] = await Promise.all([
    applicationService.driver(),
    userService.profile(),
  ]);
  const before = application
    ? toDriverDraft(application.data)
    : firstDriverDraft(profile);
  const { draft, words } = await withPosted(post, before);
  const { version } = post.values;
  const phone = profile.proved_phone ?? '';
  const step = readDriverStep(post.values.step);
  const action = post.values[FORM_ACTION_FIELD];
  const problems = driverDraftProblems(draft, phone, new Date());
  const body = {
    ...(version && { version: Number(version) }),
    data: toDriverData(draft, phone),
  };
  const isSending = step === 'review' && action !== LEAVE_ACTION;
  if (isSending && !firstDriverStepOf(Object.keys(problems))) {
    const isSame = isUnchanged(application) && isSameDraft(draft, before);
    const question = isSame && askUnchanged(post);
    if (question) return question;
    await applicationService.sendDriver(body);
    return { goTo: driverStepHref('review') };
  }
  await applicationService.saveDriver(body);
  if (Object.keys(words).length > 0) return again(post, {}, { words });
  if (isSending)
    return again(post, problems, { message: post.t('application.notSent') });
  if (action === LEAVE_ACTION) return { goTo: routes.home() };
  // a document was taken back
  if (action) return { goTo: driverStepHref(step) };
  const wrong = driverProblemsOf(problems, step);
  if (Object.keys(wrong).length > 0) return again(post, wrong);
  return { goTo: driverStepHref(driverStepBeside(step, 1) ?? step) };
}

/** One step of the application: saved by itself; the last one sends all of it. */
async function answerStep(post: FormPost): Promise<FormOutcome> {
  try {
    return await answer(post);
  } catch (error) {
    const { code, fields, message } = formFailure(error, {
      offline: post.t('error.offline'),
      fault: post.t('error.fault'),
    });
    if (!code) throw error;
    return again(post, {}, { words: fields, message });
  }
}

const forms = formsByName({
  [FORMS.driver]: answerStep,
  [FORMS.driverPhone]: (post) => askPhone(post, false),
  [FORMS.driverCode]: confirmPhone,
});

/** /deliver without script: each step is saved by itself, the phone is proved by two forms of its own. */
export const driverForm: PageForm = async (post) =>
  post.shell.user
    ? forms(post)
    : { goTo: routes.login(driverStepHref('person')) };
