import { useCallback } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { notify } from '@/utils/shell/notices';

/** Shares the page's address with the device's own sheet, or copies it where there is none. */
export function useShare(title: string): () => Promise<void> {
  const { t } = useTranslation();
  return useCallback(async () => {
    const url = window.location.href;
    try {
      if (
        'share' in navigator &&
        window.matchMedia('(pointer: coarse)').matches
      ) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      notify({ type: 'success', title: t('share.copied') });
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ type: 'error', title: t('share.failed'), text: url });
    }
  }, [t, title]);
}
