let isWarm = false;

/** Begins to load the chat; what does not come now is asked for again when it is shown. */
export function warmChat(): void {
  if (isWarm) return;
  isWarm = true;
  void import('./chat-island').catch(() => (isWarm = false));
}
