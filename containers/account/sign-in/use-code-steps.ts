import { useMemo, useState } from 'react';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import type { PostedForm } from '@/utils/form/posted-form';

type Step = 'code' | 'contact' | 'details';

interface Progress {
  readonly step: Step;
  /** An e-mail address or a phone number, as it is stored. */
  readonly contact: string;
  readonly verifyToken: string;
}

/** Which form of the page is which step. */
type StepForms = Readonly<Record<Step, string>>;

/** What survives a reload: the contact and the step, never the code, its token or a password. */
function readKept(key: string): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      contact?: unknown;
    };
    return typeof kept.contact === 'string' ? kept.contact : '';
  } catch {
    return '';
  }
}

function keep(key: string, contact: string): void {
  try {
    if (contact) sessionStorage.setItem(key, JSON.stringify({ contact }));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage starts over after a reload.
  }
}

/** Where a form that was posted without script leads; null: it was none of these. */
function postedStep(
  posted: PostedForm | null,
  forms: StepForms,
): Progress | null {
  const steps = Object.keys(forms) as Step[];
  const step = steps.find((candidate) => forms[candidate] === posted?.form);
  if (!step || !posted) return null;
  const { contact = '', verify_token: verifyToken = '' } = posted.values;
  return { step, contact, verifyToken };
}

/**
 * Where somebody stands who proves an e-mail address or a phone number with a code. A reload after it was named goes on
 * with the code; what was posted without script goes on where the server left it. `first` is what the page was told to
 * begin with.
 */
export function useCodeSteps(
  forms: StepForms,
  { first, keptAs }: { readonly first: string; readonly keptAs: string },
) {
  const posted = usePostedForm();
  const hydrated = useHydrated();
  const key = `sofra:${keptAs}`;
  const begun = useMemo((): Progress => {
    const kept = hydrated ? readKept(key) : '';
    return kept && !first
      ? { step: 'code', contact: kept, verifyToken: '' }
      : { step: 'contact', contact: first, verifyToken: '' };
  }, [first, hydrated, key]);
  const [reached, setReached] = useState(() => postedStep(posted, forms));
  const progress = reached ?? begun;
  const { contact } = progress;
  return {
    ...progress,
    toCode(sentTo: string): void {
      keep(key, sentTo);
      setReached({ contact: sentTo, step: 'code', verifyToken: '' });
    },
    toDetails(verifyToken: string): void {
      keep(key, '');
      setReached({ contact, step: 'details', verifyToken });
    },
    /** The code was right, and what follows is another page. */
    leave: () => keep(key, ''),
    goBack(): void {
      keep(key, '');
      setReached({ contact, step: 'contact', verifyToken: '' });
    },
  };
}
