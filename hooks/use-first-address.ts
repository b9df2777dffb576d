import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { geocodeService } from '@/services/geocode/geocode-service';
import { readPosition } from '@/utils/position';
import type { ShellAddress } from '@/utils/shell';

/**
 * Where the browser says it is, with the address there or "not found" (spec.md §4, §8); null until both are known.
 * `onUnknown` is called when the browser does not say.
 */
export function useFirstAddress(onUnknown: () => void): ShellAddress | null {
  const { t } = useTranslation();
  const { lang } = useShell();
  const [found, setFound] = useState<ShellAddress | null>(null);
  useEffect(() => {
    let isLate = false;
    async function look(): Promise<void> {
      const point = await readPosition();
      if (isLate) return;
      if (typeof point === 'string') return onUnknown();
      const { latitude, longitude } = point;
      const address = await geocodeService
        .at(latitude, longitude, lang)
        .catch(() => null);
      if (isLate) return;
      setFound(address ?? { ...point, title: t('address.notFound') });
    }
    void look();
    return () => {
      isLate = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once; another language does not ask again
  }, []);
  return found;
}
