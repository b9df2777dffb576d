import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { blogQueries } from '@/services/content/blog-queries';

/** A page of the jobs one may apply for, as the server gave it with the page. */
export function useCareers(page: number) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(blogQueries.careers(page, lang));
  return { found: data, failed: isError, retry: () => void refetch() };
}

/** One job with what it is about. */
export function useCareer(id: number) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(blogQueries.career(id, lang));
  return { job: data, failed: isError, retry: () => void refetch() };
}
