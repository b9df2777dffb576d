import { guarded } from '@/utils/shell/guarded';
import { isLocale } from '@/utils/i18n/locales';
import { sessionUserId } from './session-user';
import { forgetTyping, openTyping, TYPED_KEY as KEY } from './open-typing';

/** What takes longer is not kept: a tab's storage holds some megabytes for everything. */
const LONGEST = 200_000;

interface Kept {
  readonly user: number;
  readonly page: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Address and query, without the language: one may come back in another. */
function currentPage(): string {
  const { pathname, search } = window.location;
  const [, first, ...rest] = pathname.split('/');
  const path = isLocale(first) ? `/${rest.join('/')}` : pathname;
  return `${path}${search}`;
}

/**
 * Keeps what is typed, for the same person who comes back to this page in this tab; nothing typed, nothing kept. Before
 * the cookies go. Browser only.
 */
export function keepTyping(): void {
  const user = sessionUserId();
  if (user === null) return;
  const drafts: Record<string, unknown> = {};
  // a form that cannot be read takes no other's words, and does not keep the session from ending
  for (const [name, read] of openTyping)
    guarded(() => {
      const draft = read();
      if (draft !== undefined) drafts[name] = draft;
    })();
  if (Object.keys(drafts).length === 0) return forgetTyping();
  try {
    const text = JSON.stringify({ user, page: currentPage(), drafts });
    if (text.length <= LONGEST) window.sessionStorage.setItem(KEY, text);
  } catch {
    // A closed storage keeps nothing.
  }
}

function readKept(): Kept | null {
  try {
    return JSON.parse(
      window.sessionStorage.getItem(KEY) ?? 'null',
    ) as Kept | null;
  } catch {
    return null;
  }
}

/** Takes back, once, what was typed under that name on this page; undefined: nothing, or by somebody else. Browser only. */
export function takeTyping(name: string): unknown {
  const kept = readKept();
  if (!kept || kept.user !== sessionUserId() || kept.page !== currentPage())
    return undefined;
  const { [name]: draft, ...rest } = kept.drafts;
  if (draft === undefined) return undefined;
  if (Object.keys(rest).length === 0) forgetTyping();
  else
    window.sessionStorage.setItem(
      KEY,
      JSON.stringify({ ...kept, drafts: rest }),
    );
  return draft;
}
