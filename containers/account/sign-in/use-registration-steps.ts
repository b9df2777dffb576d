import { useMemo, useState } from 'react';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { FORMS } from '@/utils/constants/forms';
import type { PostedForm } from '@/utils/form/posted-form';

interface Progress {
  readonly step: 'code' | 'details' | 'email';
  readonly email: string;
  readonly verifyToken: string;
}

const STEPS = [
  [FORMS.registerEmail, 'email'],
  [FORMS.registerCode, 'code'],
  [FORMS.registerDetails, 'details'],
] as const;

const KEY = 'sofra:registration';
const BEGINNING: Progress = { step: 'email', email: '', verifyToken: '' };

/** What survives a reload: the e-mail and the step, never the code, its token or a password. */
function readKept(): Progress {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      email?: unknown;
    };
    return typeof kept.email === 'string' && kept.email
      ? { ...BEGINNING, email: kept.email, step: 'code' }
      : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

function keep(email: string): void {
  try {
    if (email) sessionStorage.setItem(KEY, JSON.stringify({ email }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser without storage starts over after a reload.
  }
}

/** Where a form that was posted without script leads; null: it was none of these. */
function postedStep(posted: PostedForm | null): Progress | null {
  const step = STEPS.find(([form]) => form === posted?.form)?.[1];
  if (!step || !posted) return null;
  const { email = '', verify_token: verifyToken = '' } = posted.values;
  return { step, email, verifyToken };
}

/**
 * Where a registration stands. A reload after the e-mail goes on with the code; what was posted without script goes
 * on where the server left it.
 */
export function useRegistrationSteps() {
  const posted = usePostedForm();
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? readKept() : BEGINNING), [hydrated]);
  const [reached, setReached] = useState(() => postedStep(posted));
  const progress = reached ?? kept;
  const { email } = progress;
  return {
    ...progress,
    toCode(nextEmail: string): void {
      keep(nextEmail);
      setReached({ email: nextEmail, step: 'code', verifyToken: '' });
    },
    toDetails(verifyToken: string): void {
      keep('');
      setReached({ email, step: 'details', verifyToken });
    },
    goBack(): void {
      keep('');
      setReached({ ...BEGINNING, email });
    },
  };
}
