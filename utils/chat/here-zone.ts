/** The clock of this browser: the chat is only drawn there. */
export const hereZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone;
