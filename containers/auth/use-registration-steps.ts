import { useEffect, useState } from 'react';

type Step = 'code' | 'details' | 'email';

const KEY = 'sofra:registration';

/** What survives a reload: the e-mail and the step, never the code, its token or a password. */
function readKept(): { email: string; step: Step } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      email?: unknown;
    };
    return typeof kept.email === 'string' && kept.email
      ? { email: kept.email, step: 'code' }
      : { email: '', step: 'email' };
  } catch {
    return { email: '', step: 'email' };
  }
}

function keep(email: string): void {
  try {
    if (email) sessionStorage.setItem(KEY, JSON.stringify({ email }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser without storage begins anew after a reload.
  }
}

/** Where a registration stands. A reload after the e-mail goes on with the code. */
export function useRegistrationSteps() {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const [verifyToken, setVerifyToken] = useState('');
  useEffect(() => {
    const kept = readKept();
    setEmail(kept.email);
    setStep(kept.step);
  }, []);
  return {
    step,
    email,
    verifyToken,
    toCode(nextEmail: string): void {
      keep(nextEmail);
      setEmail(nextEmail);
      setStep('code');
    },
    toDetails(token: string): void {
      keep('');
      setVerifyToken(token);
      setStep('details');
    },
    goBack(): void {
      keep('');
      setStep('email');
    },
  };
}
