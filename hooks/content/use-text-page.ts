import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { pageQueries } from '@/services/content/page-queries';
import type { TextPageName } from '@/utils/content/text-pages';

/** Privacy policy or terms in the page's language, as the server gave it with the page. */
export function useTextPage(name: TextPageName) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(pageQueries.text(name, lang));
  return { page: data, failed: isError, retry: () => void refetch() };
}
