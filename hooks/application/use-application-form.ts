import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import type { ApplicationDto } from '@/server/contracts/application/application';
import { applicationQueries } from '@/services/application/application-queries';
import { applicationService } from '@/services/application/application-service';
import { asApiError } from '@/services/http/api-error';
import {
  ASKED_FIELD,
  isSent,
  isUnchanged,
} from '@/utils/application/application';
import type {
  ApplicationSpec,
  FieldProblems,
  KindTypes,
  Steps,
} from '@/utils/application/kind';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';
import { useFocusOnProblem } from '@/hooks/form/use-focus-on-problem';
import { formFailure } from '@/services/http/form-failure';
import {
  plainFields,
  withoutFields,
  wordedProblems,
} from '@/utils/application/problems';
import type { PostedForm } from '@/utils/form/posted-form';
import { useApplicationDraft } from './use-application-draft';

type Words = Readonly<Record<string, string>>;

/** What is wrong with an application in steps, at its fields and in its step, and the way to another step. */
function useStepProblems<S extends string>(
  step: S,
  steps: Pick<Steps<S>, 'firstOf' | 'href'>,
  posted: PostedForm | null,
) {
  const { t } = useTranslation('form');
  const router = useRouter();
  const element = useRef<HTMLFormElement>(null);
  const isWorking = useRef(false);
  const [errors, setErrors] = useState<Words>(posted?.errors ?? {});
  const [message, setMessage] = useState(posted?.message ?? '');
  const [told, setTold] = useState(0);
  const [sentBack, setSentBack] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useFocusOnProblem(element, { isSubmitting: isBusy, times: told });

  /** `begins`: the focus is at its beginning, where nothing in it is to be mended. */
  async function show(to: S, begins = false): Promise<void> {
    await router.push(steps.href(to), undefined, {
      shallow: true,
      scroll: false,
    });
    if (!begins) return;
    setErrors({});
    setSentBack(0);
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  /** The focus follows once their step is there. */
  async function say(words: Words, goes: boolean): Promise<void> {
    setErrors(words);
    const fields = Object.keys(words);
    const first = steps.firstOf(fields);
    const isElsewhere = goes && first && first !== step;
    setSentBack(isElsewhere ? fields.length : 0);
    if (isElsewhere) await show(first);
    setTold((times) => times + 1);
  }

  return {
    errors,
    message,
    /** How many faults kept it from being sent, until another step is opened; 0: none. */
    sentBack,
    isBusy,
    element,
    show,
    /** Our own rules that are broken; `goes`: to the step of the first of them. Answers whether there are any. */
    tell(problems: FieldProblems, goes = false): boolean {
      const isWrong = Object.keys(problems).length > 0;
      if (isWrong) void say(wordedProblems(problems, t), goes);
      return isWrong;
    },
    /** What the server says, at its fields, in their step. */
    refuse(error: unknown): void {
      const { fields, message: said } = formFailure(error, {
        offline: t('error.offline'),
        fault: t('error.fault'),
      });
      setMessage(said);
      void say(plainFields(fields), true);
    },
    quiet: () => setMessage(''),
    /** These fields are being mended. */
    forget: (fields: readonly string[]) =>
      setErrors((before) => withoutFields(before, fields)),
    /** Pressed again while it is on its way, it does nothing. */
    async onlyOnce(work: () => Promise<void>): Promise<void> {
      if (isWorking.current) return;
      isWorking.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        isWorking.current = false;
        setBusy(false);
      }
    },
  };
}

/** A refused application in which nothing was changed is sent after a question. `isDirty`: something is not saved yet. */
function useUnchangedQuestion(
  application: Parameters<typeof isUnchanged>[0],
  isDirty: boolean,
  posted: PostedForm | null,
) {
  const [wasAsked, setAsked] = useState(Boolean(posted?.values[ASKED_FIELD]));
  const isSame = isUnchanged(application) && !isDirty;
  return {
    /** The question stands, and the next press sends it. */
    isAsking: wasAsked && isSame,
    /** Asks before the first sending; answers whether it did. */
    ask(): boolean {
      if (wasAsked || !isSame) return false;
      setAsked(true);
      return true;
    },
  };
}

const CONFLICT = 409;

/** The draft of an application: as the server has it, with what was posted of the open step without script. */
function useKindDraft<K extends KindTypes>(
  spec: ApplicationSpec<K>,
  application: ApplicationDto<K['data']> | null,
  facts: K['facts'],
) {
  const { user } = useShell();
  const anyPosted = usePostedForm();
  const posted = anyPosted?.form === spec.form ? anyPosted : null;
  const { query } = useRouter();
  const step = spec.steps.read(query.step, spec.opens(application?.status));
  const own = spec.toDraft(application?.data, facts);

  async function input(draft: K['draft'], version: number | undefined) {
    const data = spec.toData(draft, await spec.phoneOf(draft, facts));
    return { ...(version !== undefined && { version }), data };
  }

  const saving = useApplicationDraft<K['draft'], ApplicationDto<K['data']>>({
    name: spec.form,
    application,
    queryKey: applicationQueries.own(spec, user?.id ?? 0).queryKey,
    first: posted ? spec.posted(own, step, posted.values) : own,
    toDraft: ({ data }) => spec.toDraft(data, facts),
    send: async (draft, version) =>
      applicationService.save(spec.path, await input(draft, version)),
  });
  return {
    posted,
    step,
    saving,
    /** What keeps it from being sent. */
    problemsNow: async () => {
      const draft = saving.read();
      return spec.problems(draft, await spec.phoneOf(draft, facts), facts);
    },
    /** Sends it as it is now. */
    sendNow: async (): Promise<ApplicationDto<K['data']>> =>
      applicationService.send(
        spec.path,
        await input(saving.read(), saving.version()),
      ),
  };
}

/** An application as a form in steps: what is typed, what is wrong with it, saving and sending it. */
export function useApplicationForm<K extends KindTypes>(
  spec: ApplicationSpec<K>,
  application: ApplicationDto<K['data']> | null,
  facts: K['facts'],
) {
  const { t } = useTranslation('application');
  const router = useRouter();
  const { posted, problemsNow, saving, sendNow, step } = useKindDraft(
    spec,
    application,
    facts,
  );
  const { steps } = spec;
  const { onlyOnce, ...problems } = useStepProblems(step, steps, posted);
  const question = useUnchangedQuestion(application, saving.isDirty, posted);
  // it is on the screen a moment longer
  const isOver = useRef(false);

  function arrived(now: ApplicationDto<K['data']>): void {
    isOver.current = true;
    saving.accept(now, saving.read());
    window.scrollTo({ top: 0 });
  }

  /** Refused by the server; where it was sent elsewhere the page shows what became of it. */
  function refuse(error: unknown): void {
    const now = asApiError(error)?.info.data as ApplicationDto<
      K['data']
    > | null;
    if (now && isSent(now.status)) arrived(now);
    else problems.refuse(error);
  }

  /** Answers whether one may go on: it is saved, or kept here while there is no network. */
  async function keep(): Promise<boolean> {
    problems.quiet();
    const outcome = await saving.save();
    if (outcome.kind === 'refused') refuse(outcome.error);
    return outcome.kind === 'saved' || outcome.kind === 'kept';
  }

  /** What cannot be kept as it is typed is mended first, the rest is saved. */
  async function mayLeave(): Promise<boolean> {
    const wrong = steps.only(spec.unkeepable(await problemsNow()), step);
    return !problems.tell(wrong) && keep();
  }

  async function send(): Promise<void> {
    if (isOver.current) return;
    if (problems.tell(await problemsNow(), true)) return;
    problems.quiet();
    if (question.ask()) return;
    try {
      arrived(await sendNow());
    } catch (error) {
      const info = asApiError(error)?.info;
      if (info?.status === CONFLICT && info.data)
        return void saving.meet(info.data as ApplicationDto<K['data']>);
      // it may have arrived although no answer came
      const now = await applicationService
        .own<K['data']>(spec.path)
        .catch(() => null);
      if (now && isSent(now.status)) return arrived(now);
      notify({ type: 'error', title: t('application.notSent'), id: 'sent' });
      refuse(error);
    }
  }

  return {
    ...saving,
    ...problems,
    spec,
    facts,
    step,
    asksUnchanged: question.isAsking,
    /** Changes values together; what was wrong with the named fields is forgotten. */
    change: (values: Partial<K['draft']>, ...fields: readonly string[]) => {
      saving.change(values);
      problems.forget(fields);
    },
    /** On to the next step, once nothing in this one is wrong; it is saved either way. */
    next: () =>
      onlyOnce(async () => {
        const passed = spec.passed(saving.read(), step);
        if (passed) saving.change(passed);
        const wrong = steps.only(await problemsNow(), step);
        const isKept = await keep();
        const to = steps.beside(step, 1);
        if (!problems.tell(wrong) && isKept && to)
          await problems.show(to, true);
      }),
    goTo: (to: K['step']) =>
      onlyOnce(async () => {
        if (await mayLeave()) await problems.show(to, true);
      }),
    leave: () =>
      onlyOnce(async () => {
        if (!(await mayLeave())) return;
        notify({ type: 'success', title: t('application.left') });
        await router.push(routes.home());
      }),
    send: () => onlyOnce(send),
  };
}

export type ApplicationForm<K extends KindTypes> = ReturnType<
  typeof useApplicationForm<K>
>;
