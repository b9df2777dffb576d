import type { PageProps } from './page-types';

/** The shell and texts of the page this tab showed last; browser only, for an error page without a server's answer. */
let last: PageProps | null = null;

export function rememberPage(page: PageProps): void {
  if (typeof window !== 'undefined') last = page;
}

export function lastPage(): PageProps | null {
  return last;
}
