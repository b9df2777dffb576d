import { useRouter } from 'next/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { usePhoneCode } from '@/hooks/account/use-contact';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import { applicationQueries } from '@/services/application/application-queries';
import { applicationService } from '@/services/application/application-service';
import { readPhone } from '@/utils/account/contact';
import { phoneField } from '@/utils/account/phone-text';
import {
  type SellerDraft,
  toData,
  toDraft,
} from '@/utils/application/seller-draft';
import { postedDraft } from '@/utils/application/seller-posted';
import {
  draftProblems,
  type FieldProblems,
  firstStepOf,
  problemsOf,
  readStep,
  type SellerStep,
  stepAfter,
  stepHref,
  unkeepable,
} from '@/utils/application/seller-steps';
import { FORMS } from '@/utils/constants/forms';
import type { PostedForm } from '@/utils/form/posted-form';
import { usePostedForm } from '@/contexts/posted-form-context';
import { asApiError } from '@/services/http/api-error';
import { USUAL_WEEK } from '@/utils/application/week';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';
import { useMainCategories } from './use-main-offer';
import { useApplicationDraft } from './use-application-draft';
import { useStepProblems, useUnchangedQuestion } from './use-step-problems';

/** The draft of an application to sell: as the server has it, with what was posted of this step without script. */
function useSellerDraft(
  application: SellerApplicationDto | null,
  step: SellerStep,
  posted: PostedForm | null,
) {
  const { lang, user } = useShell();
  const dialCode = usePhoneCode();
  const trades = useMainCategories();
  /** The form's draft: the phone is typed as in a new one, after the country's dial code. */
  const asDraft = (data: SellerApplicationDto['data']): SellerDraft => ({
    ...toDraft(data, lang),
    phone: phoneField(data.phone ?? '', dialCode),
  });
  const own = asDraft(application?.data ?? {});

  const storedPhone = async ({ phone }: SellerDraft): Promise<string | null> =>
    phone.trim() ? readPhone(phone, dialCode) : '';

  async function input(draft: SellerDraft, version: number | undefined) {
    const data = toData(draft, await storedPhone(draft));
    return { ...(version !== undefined && { version }), data };
  }

  const saving = useApplicationDraft<SellerDraft, SellerApplicationDto>({
    name: FORMS.seller,
    application,
    queryKey: applicationQueries.seller(user?.id ?? 0).queryKey,
    first: posted ? postedDraft(own, step, posted.values) : own,
    toDraft: ({ data }) => asDraft(data),
    send: async (draft, version) =>
      applicationService.saveSeller(await input(draft, version)),
  });
  return {
    ...saving,
    /** What keeps it from being sent. */
    problems: async (): Promise<FieldProblems> => {
      const draft = saving.read();
      return draftProblems(draft, await storedPhone(draft), trades);
    },
    /** Sends it as it is now. */
    sendNow: async (): Promise<SellerApplicationDto> =>
      applicationService.sendSeller(
        await input(saving.read(), saving.version()),
      ),
  };
}

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
