/** The subscription to what never changes, as useSyncExternalStore takes it. */
export const neverChanges = (): (() => void) => () => undefined;
