import { useTranslation } from 'react-i18next';
import type { ApplicationStep } from '@/components/application/step-list/step-list';
import type { DriverForm } from '@/hooks/application/use-driver-form';
import type { DriverApplicationData } from '@/server/contracts/application/fields';
import { phoneText } from '@/utils/account/phone-text';
import {
  DRIVER_STEPS,
  type DriverDraft,
  driverDraftProblems,
  driverProblemsOf,
  type DriverStep,
  driverStepHref,
  driverStepOf,
  toDriverDraft,
} from '@/utils/application/driver';
import { useStepTitle } from './use-step-title';

/** What each step was answered with. */
function useNotes(
  { documents, firstname, kind, lastname }: DriverDraft,
  phone: string,
): Readonly<Partial<Record<DriverStep, string>>> {
  const { t } = useTranslation();
  const number = documents.length;
  return {
    person: `${firstname} ${lastname}`.trim(),
    phone: phone && phoneText(phone),
    ...(kind && { vehicle: t(`driver.vehicle.${kind}`) }),
    ...(number > 0 && {
      papers: t('seller.documents.count', { count: number }),
    }),
  };
}

/** The steps of an application that was sent: what was given is done, the last is under way; none is a link. */
export function useSentSteps(
  data: DriverApplicationData,
): readonly ApplicationStep[] {
  const { t } = useTranslation();
  const titleOf = useStepTitle();
  const draft = toDriverDraft(data);
  const notes = useNotes(draft, data.phone ?? '');
  function stateOf(step: DriverStep): ApplicationStep['state'] {
    if (step === 'review') return 'now';
    const lacks = step === 'papers' && draft.documents.length === 0;
    return lacks ? 'wait' : 'ok';
  }
  return DRIVER_STEPS.map((step) => ({
    key: step,
    title: titleOf(step),
    note: step === 'review' ? t('application.review') : notes[step] || null,
    state: stateOf(step),
  }));
}

/**
 * The steps with what each was answered with, and where something is wrong. `isRefused`: none is called done, as the
 * answer names what is wrong in words alone.
 */
export function useDriverStepList(
  form: Pick<DriverForm, 'draft' | 'errors' | 'phone' | 'step'>,
  isRefused: boolean,
): readonly ApplicationStep[] {
  const { draft, errors, phone, step: current } = form;
  const titleOf = useStepTitle();
  const problems = driverDraftProblems(draft, phone, new Date());
  const wrong = new Set(Object.keys(errors).map(driverStepOf));
  const notes = useNotes(draft, phone);
  const number = draft.documents.length;
  function stateOf(step: DriverStep): ApplicationStep['state'] {
    if (step === current) return 'now';
    if (wrong.has(step)) return 'wrong';
    if (isRefused || step === 'review') return 'wait';
    if (step === 'papers') return number > 0 ? 'ok' : 'wait';
    const found = driverProblemsOf(problems, step);
    return Object.keys(found).length === 0 ? 'ok' : 'wait';
  }
  return DRIVER_STEPS.map((step) => ({
    key: step,
    title: titleOf(step),
    note: notes[step] || null,
    state: stateOf(step),
    href: driverStepHref(step),
  }));
}
