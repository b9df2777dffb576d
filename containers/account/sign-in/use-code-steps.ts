import { useMemo, useState } from 'react';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { keptValue } from '@/utils/browser/kept';
import type { PostedForm } from '@/utils/form/posted-form';

type Step = 'code' | 'contact' | 'details';

interface Progress {
  readonly step: Step;
  /** An e-mail address or a phone number, as it is stored. */
  readonly contact: string;
  /** What asking for the code answered. */
  readonly sent?: CodeSentDto;
}

/** Which form of the page is which step. */
type StepForms = Readonly<Record<Step, string>>;

/** What survives a reload in the step of the code: where it went, and what the page was told to begin with. */
interface Kept {
  readonly contact: string;
  readonly first: string;
}

const keptStep = (name: string) =>
  keptValue('session', `sofra:${name}`, (value) => {
    const kept = value as Partial<Kept> | null;
    return typeof kept?.contact === 'string' ? (kept as Kept) : null;
  });

/** Where a form that was posted without script, or a kept proof, leads; null: neither is of this page. */
function postedStep(
  posted: PostedForm | null,
  forms: StepForms,
): Progress | null {
  if (!posted) return null;
  const steps = Object.keys(forms) as Step[];
  const step = steps.find((candidate) => forms[candidate] === posted.form);
  const { contact = '', notice } = posted.values;
  return step ? { step, contact, sent: { notice } } : null;
}

/**
 * Where somebody stands who proves an e-mail address or a phone number with a code. A reload goes on with the code, and
 * after the right one with what it opened; what was posted without script goes on where the server left it. `first` is
 * what the page was told to begin with.
 */
export function useCodeSteps(
  forms: StepForms,
  { first, keptAs }: { readonly first: string; readonly keptAs: string },
) {
  const posted = usePostedForm();
  const hydrated = useHydrated();
  const begun = useMemo((): Progress => {
    const kept = hydrated ? keptStep(keptAs).read() : null;
    return kept && (!first || kept.first === first)
      ? { step: 'code', contact: kept.contact }
      : { step: 'contact', contact: first };
  }, [first, hydrated, keptAs]);
  const [reached, setReached] = useState(() => postedStep(posted, forms));
  const progress = reached ?? begun;
  const { contact } = progress;
  function go(next: Progress): void {
    const { contact: sentTo, step } = next;
    if (step === 'code') keptStep(keptAs).keep({ contact: sentTo, first });
    else keptStep(keptAs).forget();
    setReached(next);
  }
  return {
    ...progress,
    toCode: (sentTo: string, sent?: CodeSentDto) =>
      go({ contact: sentTo, step: 'code', sent }),
    toDetails: () => go({ contact, step: 'details' }),
    goBack: () => go({ contact, step: 'contact' }),
    /** The code was right, and what follows is another page. */
    leave: () => keptStep(keptAs).forget(),
  };
}
