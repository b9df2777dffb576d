import { useMutation } from '@tanstack/react-query';
import { asApiError } from '@/services/http/api-error';
import { useEffect, useState } from 'react';

/** Counts seconds down to 0; `restart` starts over. For "Send it again in 42 s". */
function useResendTimer(seconds: number): {
  readonly left: number;
  readonly restart: (from?: number) => void;
} {
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
  return {
    left,
    restart: (from = seconds) => setUntil(Date.now() + from * 1000),
  };
}

const RESEND_SECONDS = 60;

/**
 * Sending a code again: not before a minute is over (`left`, in seconds), or as late as the server says, and told while
 * it is on its way.
 */
export function useResendCode(resend: () => Promise<unknown>) {
  const { left, restart } = useResendTimer(RESEND_SECONDS);
  const { isPending, mutateAsync } = useMutation({
    mutationFn: resend,
    onError: (error) => {
      const wait = asApiError(error)?.info.retryAfterSeconds;
      if (wait) restart(wait);
    },
  });
  return { isPending, left, resend: mutateAsync, restart };
}
