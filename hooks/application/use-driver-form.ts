import { useRouter } from 'next/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useProfile } from '@/hooks/account/use-profile';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { applicationQueries } from '@/services/application/application-queries';
import { applicationService } from '@/services/application/application-service';
import { asApiError } from '@/services/http/api-error';
import {
  type DriverDraft,
  driverDraftProblems,
  driverProblemsOf,
  type DriverStep,
  driverStepBeside,
  driverStepHref,
  firstDriverDraft,
  firstDriverStepOf,
  postedDriver,
  readDriverStep,
  toDriverData,
  toDriverDraft,
} from '@/utils/application/driver';
import { FORMS } from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';
import { profileService } from '@/services/account/profile-service';
import { renameSession } from '@/services/account/session-cookies';
import { userQueries } from '@/services/account/user-queries';
import { useApplicationDraft } from './use-application-draft';
import { useStepProblems, useUnchangedQuestion } from './use-step-problems';

const CONFLICT = 409;

/** The application to drive as a form in steps: what is typed, what is wrong with it, saving and sending it. */
export function useDriverForm(application: DriverApplicationDto | null) {
  const { t } = useTranslation();
  const router = useRouter();
  const { user } = useShell();
  const { profile } = useProfile();
  const phone = profile?.proved_phone ?? '';
  const anyPosted = usePostedForm();
  const posted = anyPosted?.form === FORMS.driver ? anyPosted : null;
  const step = readDriverStep(router.query.step);
  const { onlyOnce, ...problems } = useStepProblems(
    { step, firstOf: firstDriverStepOf, hrefOf: driverStepHref },
    posted,
  );
  // it is on the screen a moment longer
  const isSent = useRef(false);

  function firstDraft(): DriverDraft {
    const own = application
      ? toDriverDraft(application.data)
      : firstDriverDraft(profile);
    return posted ? postedDriver(own, step, posted.values) : own;
  }

  const bodyOf = (draft: DriverDraft, version: number | undefined) => ({
    ...(version !== undefined && { version }),
    data: toDriverData(draft, phone),
  });
  const saving = useApplicationDraft<DriverDraft, DriverApplicationDto>({
    name: FORMS.driver,
    application,
    queryKey: applicationQueries.driver(user?.id ?? 0).queryKey,
    first: firstDraft(),
    toDraft: ({ data }) => toDriverDraft(data),
    send: (draft, version) =>
      applicationService.saveDriver(bodyOf(draft, version)),
  });
  const question = useUnchangedQuestion(application, saving.isDirty, posted);
  const problemsNow = () =>
    driverDraftProblems(saving.read(), phone, new Date());

  /** Answers whether one may go on: it is saved, or kept here while there is no network. */
  async function keep(): Promise<boolean> {
    problems.quiet();
    const outcome = await saving.save();
    if (outcome.kind === 'refused') problems.refuse(outcome.error);
    return outcome.kind === 'saved' || outcome.kind === 'kept';
  }

  function arrived(now: DriverApplicationDto): void {
    isSent.current = true;
    saving.accept(now, saving.read());
    window.scrollTo({ top: 0 });
  }

  async function send(): Promise<void> {
    if (isSent.current || problems.tell(problemsNow(), true)) return;
    problems.quiet();
    if (question.ask()) return;
    try {
      const body = bodyOf(saving.read(), saving.version());
      arrived(await applicationService.sendDriver(body));
    } catch (error) {
      const info = asApiError(error)?.info;
      if (info?.status === CONFLICT && info.data)
        return void saving.meet(info.data as DriverApplicationDto);
      // it may have arrived although no answer came
      const now = await applicationService.driver().catch(() => null);
      if (now?.status === 'new') return arrived(now);
      notify({ type: 'error', title: t('application.notSent'), id: 'sent' });
      problems.refuse(error);
    }
  }

  return {
    ...saving,
    ...problems,
    step,
    asksUnchanged: question.isAsking,
    phone,
    /** Changes values together; what was wrong with the named fields is forgotten. */
    change: (values: Partial<DriverDraft>, ...fields: readonly string[]) => {
      saving.change(values);
      problems.forget(fields);
    },
    /** On to the next step, once nothing in this one is wrong; it is saved either way. */
    next: () =>
      onlyOnce(async () => {
        const wrong = driverProblemsOf(problemsNow(), step);
        const isKept = await keep();
        const to = driverStepBeside(step, 1);
        if (!problems.tell(wrong) && isKept && to)
          await problems.show(to, true);
      }),
    goTo: (to: DriverStep) =>
      onlyOnce(async () => {
        if (await keep()) await problems.show(to, true);
      }),
    leave: () =>
      onlyOnce(async () => {
        if (!(await keep())) return;
        notify({ type: 'success', title: t('application.left') });
        await router.push(routes.home());
      }),
    send: () => onlyOnce(send),
  };
}

export type DriverForm = ReturnType<typeof useDriverForm>;

/** Proves a phone by a code and makes it the account's: a courier is called on a number that is theirs. */
export function useDriverPhone() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const router = useRouter();
  const posted = usePostedForm();
  const contact = (value: string) => ({ kind: 'phone', value }) as const;
  return {
    /** Where a code was sent without script; empty: nowhere. */
    postedTo:
      posted?.form === FORMS.driverCode ? (posted.values.phone ?? '') : '',
    ask: (phone: string, isAgain = false) =>
      profileService.askContact(contact(phone), isAgain),
    confirm: async (phone: string, code: string): Promise<void> => {
      const user = await profileService.confirmContact(contact(phone), code);
      renameSession(user);
      client.setQueryData(userQueries.profile(user.id).queryKey, user);
      notify({ type: 'success', title: t('account.saved') });
      await router
        .replace(driverStepHref('phone'), undefined, {
          shallow: true,
          scroll: false,
        })
        .catch(() => false);
    },
  };
}
