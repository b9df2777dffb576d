import { useRouter } from 'next/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostedForm } from '@/contexts/posted-form-context';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import { applicationService } from '@/services/application/application-service';
import { asApiError } from '@/services/http/api-error';
import type { SellerDraft } from '@/utils/application/seller-draft';
import {
  firstStepOf,
  problemsOf,
  readStep,
  type SellerStep,
  stepAfter,
  stepHref,
  unkeepable,
} from '@/utils/application/seller-steps';
import { USUAL_WEEK } from '@/utils/application/week';
import { FORMS } from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';
import { useSellerDraft } from './use-seller-draft';
import { useStepProblems } from './use-step-problems';
import { useUnchangedQuestion } from './use-unchanged-question';

const isOver = (now: SellerApplicationDto | null | undefined): boolean =>
  now?.status === 'new' || now?.status === 'approved';

/** The application to sell as a form in steps: what is typed, what is wrong with it, saving and sending it. */
export function useSellerForm(application: SellerApplicationDto | null) {
  const { t } = useTranslation();
  const router = useRouter();
  const anyPosted = usePostedForm();
  const posted = anyPosted?.form === FORMS.seller ? anyPosted : null;
  // whoever was refused begins where every part is in sight
  const first = application?.status === 'rejected' ? 'review' : 'business';
  const step = readStep(router.query.step, first);
  const saving = useSellerDraft(application, step, posted);
  const { onlyOnce, ...problems } = useStepProblems(
    { step, firstOf: firstStepOf, hrefOf: stepHref },
    posted,
  );
  const question = useUnchangedQuestion(application, saving.isDirty, posted);
  // it is on the screen a moment longer
  const isSent = useRef(false);

  function arrived(now: SellerApplicationDto): void {
    isSent.current = true;
    saving.accept(now, saving.read());
    window.scrollTo({ top: 0 });
  }

  /** Refused by the server; where it was sent elsewhere the page shows what became of it. */
  function refuse(error: unknown): void {
    const now = asApiError(error)?.info.data as SellerApplicationDto | null;
    if (now && isOver(now)) arrived(now);
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
    const wrong = problemsOf(unkeepable(await saving.problems()), step);
    return !problems.tell(wrong) && keep();
  }

  async function send(): Promise<void> {
    if (isSent.current) return;
    if (problems.tell(await saving.problems(), true)) return;
    problems.quiet();
    if (question.ask()) return;
    try {
      arrived(await saving.sendNow());
    } catch (error) {
      const refusal = asApiError(error);
      if (refusal?.status === 409 && refusal.info.data)
        return void saving.meet(refusal.info.data as SellerApplicationDto);
      // it may have arrived although no answer came
      const now = await applicationService.seller().catch(() => null);
      if (now && isOver(now)) return arrived(now);
      notify({ type: 'error', title: t('application.notSent'), id: 'sent' });
      refuse(error);
    }
  }

  return {
    ...saving,
    ...problems,
    step,
    asksUnchanged: question.isAsking,
    change: (values: Partial<SellerDraft>, ...fields: readonly string[]) => {
      saving.change(values);
      problems.forget(fields);
    },
    /** On to the next step, once nothing in this one is wrong; it is saved either way. */
    next: () =>
      onlyOnce(async () => {
        if (step === 'hours' && !saving.read().week)
          saving.change({ week: USUAL_WEEK });
        const wrong = problemsOf(await saving.problems(), step);
        const isKept = await keep();
        const to = stepAfter(step);
        if (!problems.tell(wrong) && isKept && to)
          await problems.show(to, true);
      }),
    goTo: (to: SellerStep) =>
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

export type SellerForm = ReturnType<typeof useSellerForm>;
