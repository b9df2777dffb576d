import { useRouter } from 'next/router';
import { useShell } from '@/contexts/shell-context';

/** Whether the own application is open, and not what everybody reads. */
export function useIsApplying(): boolean {
  const { user } = useShell();
  const { query } = useRouter();
  return user !== null && query.step !== undefined;
}
