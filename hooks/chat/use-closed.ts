import { useEffect, useState } from 'react';

/** Browsers cannot wait longer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether that moment has passed; looks again when it comes. Null: it never does. */
export function useClosed(closesAt: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (closesAt === null) return;
    const wait = Date.parse(closesAt) - Date.now();
    if (wait > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => setPassed(closesAt), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [closesAt]);
  return closesAt !== null && passed === closesAt;
}
