import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { groupNews } from '@/utils/group-order/group-news';
import type { GroupView } from '@/utils/group-order/group-view';

/** What has just happened in the group, in words, for a live region; each thing once. */
export function useGroupNews(group: GroupView | null): string {
  const { t } = useTranslation('group');
  const before = useRef(group);
  const [words, setWords] = useState('');
  useEffect(() => {
    const news = groupNews(before.current, group);
    before.current = group;
    if (news.length > 0)
      setWords(
        news
          .map(({ kind, name }) => {
            if (kind === 'locked') return t('group.timeUp');
            if (kind === 'delivery' || kind === 'pickup')
              return t(`mode.${kind}`);
            return t(`group.news.${kind}`, { name });
          })
          .join(' '),
      );
  }, [group, t]);
  return words;
}
