import { useMemo, useState } from 'react';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import type { CodeSentDto } from '@/server/contracts/account/auth';
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

function readKept(key: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept;
    return typeof kept?.contact === 'string' ? kept : null;
  } catch {
    return null;
  }
}

function keep(key: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage starts over after a reload.
  }
}

/** Where a form that was posted without script, or a kept proof, leads; null: neither is of this page. */
function postedStep(
  posted: PostedForm | null,
  forms: StepForms,
): Progress | null {
  const steps = Object.keys(forms) as Step[];
  const step = steps.find((candidate) => forms[candidate] === posted?.form);
  if (!step || !posted) return null;
  const { contact = '', notice } = posted.values;
  return { step, contact, sent: { notice } };
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
  const key = `sofra:${keptAs}`;
  const begun = useMemo((): Progress => {
    const kept = hydrated ? readKept(key) : null;
    return kept && (!first || kept.first === first)
      ? { step: 'code', contact: kept.contact }
      : { step: 'contact', contact: first };
  }, [first, hydrated, key]);
  const [reached, setReached] = useState(() => postedStep(posted, forms));
  const progress = reached ?? begun;
  const { contact } = progress;
  return {
    ...progress,
    toCode(sentTo: string, sent?: CodeSentDto): void {
      keep(key, { contact: sentTo, first });
      setReached({ contact: sentTo, step: 'code', sent });
    },
    toDetails(): void {
      keep(key, null);
      setReached({ contact, step: 'details' });
    },
    /** The code was right, and what follows is another page. */
    leave: () => keep(key, null),
    goBack(): void {
      keep(key, null);
      setReached({ contact, step: 'contact' });
    },
  };
}
