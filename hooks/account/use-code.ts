import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { asApiError } from '@/services/http/api-error';
import { sessionUserId } from '@/utils/account/session-user';
import { keptValue } from '@/utils/browser/kept';
import { WRONG_CODE } from '@/utils/constants/api-codes';

/**
 * Counts seconds down to 0, and goes on over a reload: `restart` starts over, `resume` goes on with what this tab keeps
 * under that name. For "Send it again in 42 s".
 */
function useResendTimer(seconds: number, name: string) {
  const kept = keptValue('session', `sofra:resend:${name}`, (end) =>
    typeof end === 'number' ? end : null,
  );
  const [until, setUntil] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  const left =
    until === null || now === 0
      ? 0
      : Math.max(0, Math.ceil((until - now) / 1000));
  function restart(from = seconds): void {
    const end = Date.now() + from * 1000;
    kept.keep(end);
    setUntil(end);
  }
  function resume(): void {
    const end = kept.read();
    if (end === null) restart();
    else setUntil(end);
  }
  return { left, restart, resume };
}

const RESEND_SECONDS = 60;

/**
 * Sending a code again: not before a minute is over (`left`, in seconds), or as late as the server says, and told while
 * it is on its way. `name`: of its form.
 */
export function useResendCode(resend: () => Promise<unknown>, name: string) {
  const { left, restart, resume } = useResendTimer(RESEND_SECONDS, name);
  const { isPending, mutateAsync } = useMutation({
    mutationFn: resend,
    onError: (error) => {
      const wait = asApiError(error)?.info.retryAfterSeconds;
      if (wait) restart(wait);
    },
  });
  return { isPending, left, resend: mutateAsync, restart, resume };
}

/** Checks a code: a wrong one costs one try, however often it is sent. `forget` is for a new code. */
export function useCodeCheck(verify: (code: string) => Promise<void>) {
  const refused = useRef<{ code: string; error: unknown }>(null);
  return {
    async check(code: string): Promise<void> {
      if (refused.current?.code === code) throw refused.current.error;
      try {
        await verify(code);
      } catch (error) {
        if (asApiError(error)?.code === WRONG_CODE)
          refused.current = { code, error };
        throw error;
      }
    },
    forget: (): void => {
      refused.current = null;
    },
  };
}

interface SentCode {
  /** Where the code went; empty: none was asked for. */
  readonly contact: string;
  /** What asking for it answered. */
  readonly answer?: CodeSentDto;
}

const NONE: SentCode = { contact: '' };

interface KeptCode {
  readonly user: number | null;
  readonly contact: string;
}

const keptCode = (name: string) =>
  keptValue('session', `sofra:code:${name}`, (value) => {
    const kept = value as Partial<KeptCode> | null;
    return typeof kept?.contact === 'string' ? (kept as KeptCode) : null;
  });

function readKept(name: string): SentCode {
  const kept = keptCode(name).read();
  return kept?.user === sessionUserId() ? { contact: kept.contact } : NONE;
}

/**
 * Where the code of a signed-in person's form went, so that a reload of this tab goes on with its field. `posted` is what
 * a form without script has sent. Forgotten for anybody else who signs in.
 */
export function useSentCode(name: string, posted: SentCode) {
  const hydrated = useHydrated();
  const kept = useMemo(
    () => (hydrated ? readKept(name) : NONE),
    [hydrated, name],
  );
  const [reached, setReached] = useState(posted.contact ? posted : null);
  function setSent(contact: string, answer?: CodeSentDto): void {
    setReached({ contact, answer });
    if (contact) keptCode(name).keep({ contact, user: sessionUserId() });
    else keptCode(name).forget();
  }
  return { ...(reached ?? kept), setSent };
}
