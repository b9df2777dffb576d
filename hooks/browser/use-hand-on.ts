import { useCallback } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { notify } from '@/utils/shell/notices';

interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Ways to hand something on: `copy` puts a text on the clipboard and says so in these words, `share` opens the device's
 * own sheet, and copies the address where there is none or it fails.
 */
export function useHandOn(): {
  readonly copy: (text: string, said: string) => Promise<void>;
  readonly share: (what: Shared) => Promise<void>;
} {
  const { t } = useTranslation();
  const copy = useCallback(
    async (text: string, said: string) => {
      try {
        await navigator.clipboard.writeText(text);
        notify({ type: 'success', id: 'copied', title: said });
      } catch {
        notify({ type: 'error', title: t('share.failed'), text });
      }
    },
    [t],
  );
  const share = useCallback(
    async (what: Shared) => {
      try {
        if ('share' in navigator) {
          await navigator.share(what);
          return;
        }
      } catch (error) {
        // closing the device's sheet is no failure
        if (error instanceof DOMException && error.name === 'AbortError')
          return;
      }
      await copy(what.url, t('share.copied'));
    },
    [copy, t],
  );
  return { copy, share };
}
