import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { boardQueries } from '@/services/kitchen/board-queries';

/**
 * Brings the texts of a kitchen's pages beside those of the page, for `useTranslation('kitchen')` below; the page's HTML has
 * them. False: they are on their way.
 */
export function useBoardWords(): boolean {
  const { i18n } = useTranslation();
  const { data } = useQuery(boardQueries.words(i18n.language));
  if (data && !i18n.hasResourceBundle(i18n.language, 'kitchen'))
    i18n.addResourceBundle(i18n.language, 'kitchen', data);
  return data !== undefined;
}
