import { useCallback, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { endWords } from '@/services/product/end-words';

/** What is said of an end that is near, on the clock of `zone` (IANA), as near as it was when this was first shown. */
export function useEndWords(zone: string): (endsAt: string) => string | null {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  return useCallback(
    (endsAt: string) => endWords(endsAt, { t, zone, now }),
    [now, t, zone],
  );
}
