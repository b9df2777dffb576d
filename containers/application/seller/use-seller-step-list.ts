import { useTranslation } from 'react-i18next';
import type { ApplicationStep } from '@/components/application/step-list/step-list';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { useMainCategories } from '@/hooks/application/use-main-offer';
import type { SellerForm } from '@/hooks/application/use-seller-form';
import {
  draftProblems,
  problemsOf,
  SELLER_STEPS,
  type SellerStep,
  stepHref,
  stepOfField,
} from '@/utils/application/seller-steps';
import { plainNumber } from '@/utils/account/contact';
import type { SellerDraft } from '@/utils/application/seller-draft';

/** Documents are asked for, not required: their step is done when there is one. */
const hasPapers = ({ documents }: SellerDraft): boolean => documents.length > 0;

/** What each step was answered with. */
function useNotes(
  draft: SellerDraft,
): Readonly<Partial<Record<SellerStep, string>>> {
  const { t } = useTranslation();
  const open = draft.week?.filter(({ isOpen }) => isOpen).length ?? 0;
  const number = draft.documents.length;
  return {
    business: draft.legalName,
    zone: draft.address,
    ...(open > 0 && { hours: t('seller.hours.open', { count: open }) }),
    ...(number > 0 && {
      papers: t('seller.documents.count', { count: number }),
    }),
  };
}

/** The steps of an application that was sent: what was given is done, the last is under way; none is a link. */
export function useSentSteps(draft: SellerDraft): readonly ApplicationStep[] {
  const { t } = useTranslation();
  const notes = useNotes(draft);
  function stateOf(step: SellerStep): ApplicationStep['state'] {
    if (step === 'review') return 'now';
    return step === 'papers' && !hasPapers(draft) ? 'wait' : 'ok';
  }
  return SELLER_STEPS.map((step) => ({
    key: step,
    title: t(`seller.${step}`),
    note: step === 'review' ? t('application.review') : (notes[step] ?? null),
    state: stateOf(step),
  }));
}

/**
 * The steps with what each was answered with, and where something is wrong. `isRefused`: none is called done, as the
 * answer names what is wrong in words alone.
 */
export function useSellerStepList(
  { draft, errors, step: current }: SellerForm,
  isRefused: boolean,
): readonly ApplicationStep[] {
  const { t } = useTranslation();
  // whether a phone is one is said at its field
  const problems = draftProblems(
    draft,
    plainNumber(draft.phone, usePhoneCode()) ?? '',
    useMainCategories(),
  );
  const wrong = new Set(Object.keys(errors).map(stepOfField));
  const isLacking = (step: SellerStep): boolean =>
    step === 'papers'
      ? !hasPapers(draft)
      : Object.keys(problemsOf(problems, step)).length > 0;
  function stateOf(step: SellerStep): ApplicationStep['state'] {
    if (step === current) return 'now';
    if (wrong.has(step)) return 'wrong';
    if (step === 'review' || isLacking(step)) return 'wait';
    return isRefused ? 'given' : 'ok';
  }
  const notes = useNotes(draft);
  return SELLER_STEPS.map((step) => ({
    key: step,
    title: t(`seller.${step}`),
    note: notes[step] ?? null,
    state: stateOf(step),
    href: stepHref(step),
  }));
}
