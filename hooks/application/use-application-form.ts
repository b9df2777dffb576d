import { useRouter } from 'next/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useProfile } from '@/hooks/account/use-profile';
import type { ApplicationDto } from '@/server/contracts/application/application';
import { applicationQueries } from '@/services/application/application-queries';
import { applicationService } from '@/services/application/application-service';
import { asApiError } from '@/services/http/api-error';
import { isSent } from '@/utils/application/application';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import type { PlainFacts } from '@/utils/application/plain-kind';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';
import { useApplicationDraft } from './use-application-draft';
import { useStepProblems, useUnchangedQuestion } from './use-step-problems';

const CONFLICT = 409;

/** What an application of fields alone knows beside its draft: whose it is, and the moment. */
export function usePlainFacts(): PlainFacts {
  return { person: useProfile().profile, now: new Date() };
}

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
  const { t } = useTranslation();
  const router = useRouter();
  const { posted, problemsNow, saving, sendNow, step } = useKindDraft(
    spec,
    application,
    facts,
  );
  const { steps } = spec;
  const { onlyOnce, ...problems } = useStepProblems({ step, steps }, posted);
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
