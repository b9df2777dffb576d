import { whileShown } from '@/utils/browser/page-shown';
import { joinTabs, tellTabs } from '@/utils/browser/tabs';
import { sessionUserId } from './session-user';

const CHANNEL = 'sofra:session';

/** How many ways of signing in are under way in this tab. */
let moves = 0;
/** Where this tab listens: what is sent from there reaches every other tab, and never this one. */
let ear: ReturnType<typeof joinTabs> = null;

/**
 * This tab signs in and goes where that leads. Until it is there it looks at no cookies: the focus that comes back from
 * a provider's window would load the page it is just leaving and lead it elsewhere. Browser only.
 */
export async function whileSigningIn(work: () => Promise<void>): Promise<void> {
  moves += 1;
  try {
    await work();
  } finally {
    moves = Math.max(0, moves - 1);
  }
}

/**
 * Somebody signed in or out in this tab: the others of this browser look at the cookies anew. This one does not hear
 * itself: it is on its way to another page, which asking for this page anew would overtake. Browser only.
 */
export function tellSessionNews(): void {
  // Read back first: the browser writes a cookie after the line that sets it, and the others would see the one before.
  const now = sessionUserId();
  if (ear) ear.postMessage(now);
  else tellTabs(CHANNEL, now);
}

/**
 * Calls back when another tab says so, and when this one comes back to the front, where it may have slept through it; and
 * at once: what happened between the server's rendering and now was told to nobody here. In the back/forward cache it is
 * silent: a page of another session is loaded anew (hooks/shell/use-return). Returns the way to stop. Browser only.
 */
export function onSessionNews(look: () => void): () => void {
  const lookUnlessMoving = (): void => {
    if (moves === 0) look();
  };
  const lookWhenSeen = (): void => {
    if (document.visibilityState === 'visible') lookUnlessMoving();
  };
  return whileShown((isBack) => {
    // back from where it went: the page was kept as it was left
    if (isBack) moves = 0;
    const left = new AbortController();
    document.addEventListener('visibilitychange', lookWhenSeen, left);
    window.addEventListener('focus', lookUnlessMoving, left);
    window.addEventListener('pageshow', lookUnlessMoving, left);
    const channel = joinTabs(CHANNEL, lookUnlessMoving);
    ear = channel;
    lookUnlessMoving();
    return () => {
      left.abort();
      channel?.close();
      if (ear === channel) ear = null;
    };
  });
}
