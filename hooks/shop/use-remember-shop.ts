import { useEffect } from 'react';
import { rememberViewed } from '@/utils/browser/recently-viewed';

/** The shop whose page is shown joins those that this browser has seen lately; null: none is shown yet. */
export function useRememberShop(uuid: string | null): void {
  useEffect(() => {
    if (uuid) rememberViewed(uuid);
  }, [uuid]);
}
