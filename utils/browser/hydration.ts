let isHydrated = false;

/** Whether this tab's first page is hydrated: what only a browser knows may be shown at once. False on the server. */
export const hasHydrated = (): boolean => isHydrated;

/** The mark of it in the browser's performance timeline. */
export const HYDRATED_MARK = 'page-hydrated';

/** To be called in an effect of what stands around every page. */
export function markHydrated(): void {
  isHydrated = true;
  performance.mark(HYDRATED_MARK);
}
