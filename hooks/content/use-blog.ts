import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { blogQueries } from '@/services/content/blog-queries';

/** A page of the blog, as the server gave it with the page. */
export function usePosts(page: number) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(blogQueries.posts(page, lang));
  return { found: data, failed: isError, retry: () => void refetch() };
}

/** One post with its text. */
export function usePost(slug: string) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(blogQueries.post(slug, lang));
  return { post: data, failed: isError, retry: () => void refetch() };
}
