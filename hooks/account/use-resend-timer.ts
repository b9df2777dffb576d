import { useEffect, useState } from 'react';

/** Counts seconds down to 0; `restart` starts over. For "Send it again in 42 s". */
export function useResendTimer(seconds: number): {
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
