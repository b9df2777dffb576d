import { useEffect, useEffectEvent, useState } from 'react';

/** A stream that opens or changes hands is no lost connection. */
const GRACE_MS = 1_500;

/** Since when there is no connection, by the board's clock; null while there is one, or it is only just gone. */
export function useGoneAt(isLive: boolean, now: number): number | null {
  const [goneAt, setGoneAt] = useState<number | null>(null);
  const mark = useEffectEvent(() => setGoneAt(now));
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setTimeout(mark, GRACE_MS);
    return () => clearTimeout(timer);
  }, [isLive]);
  if (isLive && goneAt !== null) setGoneAt(null);
  return isLive ? null : goneAt;
}
