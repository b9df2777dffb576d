import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReloadPage } from '@/hooks/shell/use-reload-page';
import { Oops, type OopsProps } from './oops';

type FailedPageProps = Readonly<{
  /** Renders what failed again. */
  onRetry: () => void;
  /** How often it failed at this address. */
  failures: number;
}> &
  Pick<OopsProps, 'whole'>;

/**
 * The Oops screen of a render that failed. "Try again" first asks the server for all data of the page anew, as they
 * may be what it failed at; when it fails once more the browser loads the page as a whole.
 */
export function FailedPage({ failures, onRetry, whole }: FailedPageProps) {
  const client = useQueryClient();
  const reload = useReloadPage();
  const [isBusy, setBusy] = useState(false);
  async function tryAgain(): Promise<void> {
    if (isBusy) return;
    if (failures > 1 && navigator.onLine) return window.location.reload();
    setBusy(true);
    await client.invalidateQueries({ refetchType: 'none' });
    await reload();
    setBusy(false);
    onRetry();
  }
  return <Oops whole={whole} busy={isBusy} onRetry={() => void tryAgain()} />;
}
