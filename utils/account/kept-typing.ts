import { guarded } from '@/utils/shell/guarded';
import { isLocale } from '@/utils/i18n/locales';
import { sessionUserId } from './session-user';
import { forgetTyping, keptTyping, openTyping } from './open-typing';

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
  keptTyping.keep({ user, page: currentPage(), drafts });
}

/** Takes back, once, what was typed under that name on this page; undefined: nothing, or by somebody else. Browser only. */
export function takeTyping(name: string): unknown {
  const kept = keptTyping.read();
  if (!kept || kept.user !== sessionUserId() || kept.page !== currentPage())
    return undefined;
  const { [name]: draft, ...rest } = kept.drafts;
  if (draft === undefined) return undefined;
  if (Object.keys(rest).length === 0) forgetTyping();
  else keptTyping.keep({ ...kept, drafts: rest });
  return draft;
}
