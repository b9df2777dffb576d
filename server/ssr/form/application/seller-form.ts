import { applicationService } from '@/services/application/application-service';
import { formFailure } from '@/services/http/form-failure';
import { categoryService } from '@/services/shop/category-service';
import { settingsService } from '@/services/settings/settings-service';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import { readPhone } from '@/utils/account/contact';
import { wordedProblems } from '@/utils/application/problems';
import {
  type SellerDraft,
  toData,
  toDraft,
} from '@/utils/application/seller-draft';
import {
  postedDraft,
  MORE_LANGUAGE_FIELD,
  pressedWeek,
} from '@/utils/application/seller-posted';
import {
  draftProblems,
  type FieldProblems,
  firstStepOf,
  problemsOf,
  readStep,
  type SellerStep,
  stepAfter,
  stepHref,
} from '@/utils/application/seller-steps';
import { isSameDraft } from '@/utils/application/draft-store';
import { isUnchanged } from '@/utils/application/application';
import {
  ANOTHER_ACTION,
  FORM_ACTION_FIELD,
  LEAVE_ACTION,
} from '@/utils/constants/forms';
import { contentRoutes } from '@/utils/shell/content-routes';
import { routes } from '@/utils/shell/routes';
import {
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';
import { findPlace } from '@/server/ssr/form/find-place';
import { askUnchanged } from './ask-unchanged';
import { sendPapers } from './seller-papers';

/** The draft that the step was posted on top of, and what became of it. */
interface Posted {
  readonly step: SellerStep;
  readonly draft: SellerDraft;
  readonly phone: string | null;
  readonly action: string;
  /** It was refused, and is what it was then. */
  readonly isUnchanged: boolean;
  /** What is wrong with pictures that were not taken, by field. */
  readonly words: Readonly<Record<string, string>>;
}

async function dialCode(): Promise<string> {
  const settings = await settingsService.settings();
  return settings.find(({ key }) => key === 'phone_code')?.value ?? '';
}

/** With what was pressed beside the hours. */
function pressed(draft: SellerDraft, action: string): SellerDraft {
  const week = draft.week && pressedWeek(draft.week, action);
  return week ? { ...draft, week } : draft;
}

/** The step again, with what was typed and what is wrong with it. */
function again(
  { form, t, values }: FormPost,
  problems: FieldProblems,
  more: {
    readonly choices?: string;
    readonly words?: Readonly<Record<string, string>>;
    readonly message?: string;
  } = {},
): FormOutcome {
  return {
    ...shownForm(form, { ...values, choices: more.choices ?? '' }),
    errors: { ...wordedProblems(problems, t), ...more.words },
    message: more.message ?? '',
  };
}

/** Looks up where the kitchen is; a refusal's words instead. */
async function withPlace(
  { shell, t, values }: FormPost,
  before: SellerDraft,
  draft: SellerDraft,
): Promise<{
  draft: SellerDraft;
  choices: string;
  errors: Readonly<Record<string, string>>;
}> {
  const { address } = draft;
  if (!address.trim()) return { draft, choices: '', errors: {} };
  const { location } = before;
  const found = await findPlace({
    address,
    place: values.place ?? '',
    point: values.point ?? '',
    lang: shell.lang,
    t,
    saved: location && {
      address: before.address,
      point: { latitude: location[0], longitude: location[1] },
    },
  });
  if ('errors' in found) return { draft, ...found };
  const { latitude, longitude } = found.point;
  return {
    draft: {
      ...draft,
      address: found.address,
      location: [latitude, longitude],
    },
    choices: '',
    errors: {},
  };
}

/** Said by the server: at its fields, in the step where the first of them is asked for. */
function refused(post: FormPost, error: unknown): FormOutcome {
  const { code, fields, message } = formFailure(error, {
    offline: post.t('error.offline'),
    fault: post.t('error.fault'),
  });
  if (!code) throw error;
  return again(post, {}, { words: fields, message });
}

const versionOf = ({ version }: FormPost['values']) =>
  version ? { version: Number(version) } : {};

const trades = ({ shell }: FormPost) => categoryService.all(shell.lang);

async function send(
  post: FormPost,
  { draft, isUnchanged, phone }: Posted,
): Promise<FormOutcome> {
  const problems = draftProblems(draft, phone, await trades(post));
  const fields = Object.keys(problems);
  const first = firstStepOf(fields);
  const data = toData(draft, phone);
  if (first !== null) {
    await applicationService.saveSeller({ ...versionOf(post.values), data });
    return again(post, problems, {
      message: post.t('application.notSent'),
    });
  }
  const question = isUnchanged && askUnchanged(post);
  if (question) return question;
  await applicationService.sendSeller({ ...versionOf(post.values), data });
  return { goTo: contentRoutes.beSeller() };
}

async function save(post: FormPost, posted: Posted): Promise<FormOutcome> {
  const { action, draft, phone, step, words } = posted;
  const wrong = problemsOf(
    draftProblems(draft, phone, await trades(post)),
    step,
  );
  await applicationService.saveSeller({
    ...versionOf(post.values),
    data: toData(draft, phone),
  });
  if (Object.keys(words).length > 0) return again(post, wrong, { words });
  if (action === LEAVE_ACTION) return { goTo: routes.home() };
  const stays = action !== '' || post.values[MORE_LANGUAGE_FIELD];
  if (stays) return { goTo: stepHref(step) };
  if (Object.keys(wrong).length > 0) return again(post, wrong);
  return { goTo: stepHref(stepAfter(step) ?? step) };
}

async function answer(
  post: FormPost,
  application: SellerApplicationDto | null,
): Promise<FormOutcome> {
  const { shell, values } = post;
  const step = readStep(values.step);
  const action = values[FORM_ACTION_FIELD] ?? '';
  const before = toDraft(application?.data ?? {}, shell.lang);
  let draft = pressed(postedDraft(before, step, values), action);
  if (step === 'zone') {
    const found = await withPlace(post, before, draft);
    if (Object.keys(found.errors).length > 0)
      return again(post, {}, { choices: found.choices, words: found.errors });
    draft = found.draft;
  }
  const sent = step === 'papers' ? await sendPapers(post, draft, action) : null;
  if (sent) draft = sent.draft;
  const phone = draft.phone.trim()
    ? await readPhone(draft.phone, await dialCode())
    : '';
  const posted = {
    ...{ step, draft, phone, action },
    isUnchanged: isUnchanged(application) && isSameDraft(draft, before),
    words: sent?.words ?? {},
  };
  const isSending = step === 'review' && action !== LEAVE_ACTION;
  return isSending ? send(post, posted) : save(post, posted);
}

/** /be-seller without script: each step is saved by itself, and the last one sends all of it. Also what begins one for another shop. */
export const sellerForm: PageForm = async (post) => {
  if (!post.shell.user) return { goTo: routes.login(contentRoutes.beSeller()) };
  try {
    if (post.values[FORM_ACTION_FIELD] === ANOTHER_ACTION) {
      await applicationService.beginSeller();
      return { goTo: contentRoutes.beSeller() };
    }
    return await answer(post, await applicationService.seller());
  } catch (error) {
    return refused(post, error);
  }
};
