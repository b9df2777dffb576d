import type { ApplicationDto } from '@/server/contracts/application/application';
import {
  type FormOutcome,
  type FormPost,
  shownForm,
} from '@/server/ssr/form/page-form';
import { applicationService } from '@/services/application/application-service';
import { formFailure } from '@/services/http/form-failure';
import {
  ASKED_FIELD,
  DOCUMENTS_MAX,
  isUnchanged,
} from '@/utils/application/application';
import type {
  ApplicationSpec,
  FieldProblems,
  KindTypes,
} from '@/utils/application/kind';
import { isSameDraft } from '@/utils/application/draft-store';
import { wordedProblems } from '@/utils/application/problems';
import { MORE_LANGUAGE_FIELD } from '@/utils/application/seller-posted';
import { FORM_ACTION_FIELD, LEAVE_ACTION } from '@/utils/constants/forms';
import { routes } from '@/utils/shell/routes';

type Words = Readonly<Record<string, string>>;

/** The pictures of a draft, as their paths. */
interface Papers {
  readonly documents: readonly string[];
  readonly logo?: string;
  readonly cover?: string;
}

/** Which field of the draft a posted file belongs to. */
const FILES = {
  logo: { type: 'shops/logo', field: 'logo_img' },
  cover: { type: 'shops/background', field: 'background_img' },
  documents: { type: 'documents', field: 'documents' },
} as const;

type Name = keyof typeof FILES;

const REMOVE = 'remove:';

const without = (draft: Papers, path: string): Papers => ({
  ...(draft.logo === path && { logo: '' }),
  ...(draft.cover === path && { cover: '' }),
  documents: draft.documents.filter((each) => each !== path),
});

function withPaths(
  draft: Papers,
  name: Name,
  paths: readonly string[],
): Papers {
  if (name === 'documents')
    return {
      ...draft,
      documents: [...draft.documents, ...paths].slice(0, DOCUMENTS_MAX),
    };
  const last = paths.at(-1);
  return last === undefined ? draft : { ...draft, [name]: last };
}

/** Why a picture was not taken. Throws on what nobody foresaw. */
function refusalWords(error: unknown, t: FormPost['t']): string {
  const { code, fields, message } = formFailure(error, {
    offline: t('error.offline'),
    fault: t('error.fault'),
  });
  if (!code) throw error;
  return fields.image ?? (message || t('refund.picture.failed'));
}

/** The draft with what came through of what a browser posted by itself, without a picture that was taken back, and what is wrong with the others, by field. */
export async function sendPapers<D extends Papers>(
  { files, t }: Pick<FormPost, 'files' | 't'>,
  draft: D,
  action: string,
): Promise<{ readonly draft: D; readonly words: Words }> {
  if (action.startsWith(REMOVE)) {
    const left = without(draft, action.slice(REMOVE.length));
    return { draft: { ...draft, ...left }, words: {} };
  }
  let kept: Papers = draft;
  const words: Record<string, string> = {};
  for (const name of Object.keys(FILES) as Name[]) {
    const { field, type } = FILES[name];
    const chosen = (files[name] ?? []).slice(0, DOCUMENTS_MAX);
    const sent = await Promise.allSettled(
      chosen.map((file) => applicationService.upload(file, { type })),
    );
    const paths = sent.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.path] : [],
    );
    kept = withPaths(kept, name, paths);
    const refused = sent.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected')
      words[field] = refusalWords(refused.reason, t);
  }
  return { draft: { ...draft, ...kept }, words };
}

/** The step again, with what was typed and what is wrong with it. `values`: beside those that were posted. */
export function again(
  { form, t, values }: FormPost,
  problems: FieldProblems,
  more: {
    readonly values?: Words;
    readonly words?: Words;
    readonly message?: string;
  } = {},
): FormOutcome {
  return {
    ...shownForm(form, { ...values, ...more.values }),
    errors: { ...wordedProblems(problems, t), ...more.words },
    message: more.message ?? '',
  };
}

/** Said by the server: at its fields, in the step where the first of them is asked for. */
export function refused(post: FormPost, error: unknown): FormOutcome {
  const { code, fields, message } = formFailure(error, {
    offline: post.t('error.offline'),
    fault: post.t('error.fault'),
  });
  if (!code) throw error;
  return again(post, {}, { words: fields, message });
}

/** Whether a refused application is to go out as it is: the step again, and the next press sends it; null once asked. */
function askUnchanged({ form, values }: FormPost): FormOutcome | null {
  return values[ASKED_FIELD]
    ? null
    : shownForm(form, { ...values, [ASKED_FIELD]: '1' });
}

/** What a kind does with a posted step before it is saved: the draft, or the step again. */
type BeforeSaving<K extends KindTypes> = (
  post: FormPost,
  draft: K['draft'],
  before: K['draft'],
) => Promise<{ readonly draft: K['draft'] } | { readonly shown: FormOutcome }>;

interface PostedStep<K extends KindTypes> {
  readonly spec: ApplicationSpec<K>;
  readonly facts: K['facts'];
  readonly application: ApplicationDto<K['data']> | null;
  readonly prepare?: BeforeSaving<K>;
}

/** One step of an application that a browser posted by itself: saved; the last one sends all of it. */
export async function answerStep<K extends KindTypes>(
  post: FormPost,
  { application, facts, prepare, spec }: PostedStep<K>,
): Promise<FormOutcome> {
  const { values } = post;
  const { steps } = spec;
  const step = steps.read(values.step);
  const action = values[FORM_ACTION_FIELD] ?? '';
  const before = spec.toDraft(application?.data, facts);
  let draft = spec.posted(before, step, values);
  const prepared = await prepare?.(post, draft, before);
  if (prepared && 'shown' in prepared) return prepared.shown;
  if (prepared) draft = prepared.draft;
  const sent =
    step === spec.filesStep
      ? await sendPapers(post, draft as K['draft'] & Papers, action)
      : null;
  if (sent) draft = sent.draft;
  const words = sent?.words ?? {};
  const phone = await spec.phoneOf(draft, facts);
  const problems = spec.problems(draft, phone, facts);
  const body = {
    ...(values.version && { version: Number(values.version) }),
    data: spec.toData(draft, phone),
  };
  const isLeaving = action === LEAVE_ACTION;
  const isSending = steps.beside(step, 1) === null && !isLeaving;
  if (isSending && Object.keys(problems).length === 0) {
    const isSame = isUnchanged(application) && isSameDraft(draft, before);
    const question = isSame && askUnchanged(post);
    if (question) return question;
    await applicationService.send(spec.path, body);
    return { goTo: spec.sent };
  }
  await applicationService.save(spec.path, body);
  if (isSending)
    return again(post, problems, { message: post.t('application.notSent') });
  const wrong = steps.only(problems, step);
  if (Object.keys(words).length > 0) return again(post, wrong, { words });
  if (isLeaving) return { goTo: routes.home() };
  // pressed beside the fields: a picture taken back, one part more of a day, another language
  if (action || values[MORE_LANGUAGE_FIELD]) return { goTo: steps.href(step) };
  if (Object.keys(wrong).length > 0) return again(post, wrong);
  return { goTo: steps.href(steps.beside(step, 1) ?? step) };
}
