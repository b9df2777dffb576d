import { useMemo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useBrowserValue } from '@/hooks/browser/use-browser-value';
import { neverChanges } from '@/utils/browser/never-changes';
import type { GroupView } from '@/utils/group-order/group-view';
import { inviteText } from '@/utils/group-order/invite-text';
import { notify } from '@/utils/shell/notices';
import { localisedPath } from '@/utils/shell/routes';

const canShare = (): boolean => 'share' in navigator;

/** The whole address of the group's invitation and the ways to hand it on; `share` is null without a system sheet. */
export function useInvite({ mode, ownerName: owner, path, shop }: GroupView) {
  const { t } = useTranslation('group');
  const { lang, siteUrl } = useShell();
  const hasSheet = useBrowserValue(neverChanges, canShare, false);
  return useMemo(() => {
    const address = path && siteUrl + localisedPath(path, lang);
    const title = t('group.join.title', { name: owner });
    const text = inviteText(t, { mode, owner, shop: shop.title });
    const copy = async (): Promise<void> => {
      if (!address) return;
      try {
        await navigator.clipboard.writeText(address);
        notify({ type: 'success', id: 'copied', title: t('share.copied') });
      } catch {
        notify({ type: 'error', title: t('share.failed'), text: address });
      }
    };
    const share = async (): Promise<void> => {
      if (!address) return;
      try {
        await navigator.share({ title, text, url: address });
      } catch (error) {
        // closing the system's sheet is no failure
        if (error instanceof DOMException && error.name === 'AbortError')
          return;
        await copy();
      }
    };
    return {
      address,
      copy: () => void copy(),
      share: hasSheet ? () => void share() : null,
    };
  }, [hasSheet, lang, mode, owner, path, shop.title, siteUrl, t]);
}
