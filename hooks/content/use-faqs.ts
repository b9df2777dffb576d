import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { faqQueries } from '@/services/content/faq-queries';

/** The questions of /help, or those a term means, as the server gave them with the page. */
export function useFaqs(term: string) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(faqQueries.list(term, lang));
  return { questions: data, failed: isError, retry: () => void refetch() };
}
