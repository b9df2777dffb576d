let isHydrated = false;

/** Whether this tab's first page is hydrated: what only a browser knows may be shown at once. False on the server. */
export const hasHydrated = (): boolean => isHydrated;

/** To be called in an effect of what stands around every page. */
export function markHydrated(): void {
  isHydrated = true;
}
