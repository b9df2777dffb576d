/** The browser takes the page into its back/forward cache. */
export const leavePage = (): void =>
  void window.dispatchEvent(
    Object.assign(new Event('pagehide'), { persisted: true }),
  );

/** The page comes out of it. */
export const returnToPage = (): void =>
  void window.dispatchEvent(
    Object.assign(new Event('pageshow'), { persisted: true }),
  );
