import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * The server's clock, in milliseconds, which runs on from its last word (`said`, ISO), whatever this browser's shows. While
 * hydrating it is as the server rendered it.
 */
export function useBoardClock(said: string): number {
  const told = Date.parse(said);
  const [now, setNow] = useState(told);
  useEffect(() => {
    const heardAt = Date.now();
    const tick = (): void => setNow(told + Math.max(0, Date.now() - heardAt));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [told]);
  return now;
}
