import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { pageQueries } from '@/services/content/page-queries';

/** A page of words in the page's language, as the server gave it with the page. */
export function useTextPage(slug: string) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(pageQueries.text(slug, lang));
  return { page: data, failed: isError, retry: () => void refetch() };
}
