/** An iPhone or iPad, which calls itself a Mac; there the browser's own gestures begin at the screen's edges. */
export function isIos(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { maxTouchPoints, userAgent } = navigator;
  return (
    /iPad|iPhone|iPod/.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}
