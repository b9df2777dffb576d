import Cookies from 'js-cookie';
import { dropSession } from '@/services/account/session-cookies';
import { asApiError } from '@/services/http/api-error';
import { COOKIES } from '@/utils/constants/cookies';
import { localisedPath, ownPath, routes } from '@/utils/shell/routes';
import { rememberSessionEnded } from '@/utils/browser/session-ended';
import { notify } from '@/utils/shell/notices';

/**
 * What the application does about a failed call whoever made it (spec.md §8): 401 says so, forgets the session and
 * goes to /login (and back afterwards); 403 nothing; everything else is logged and left to the caller.
 */
export function handleApiFailure(
  error: unknown,
  options: { lang: string; unauthorized: string },
): void {
  const failure = asApiError(error);
  if (failure?.status === 403) return;
  if (failure?.status !== 401) {
    console.warn('A call failed.', failure?.info ?? error);
    return;
  }
  if (!Cookies.get(COOKIES.token)) return;
  notify({ type: 'error', title: options.unauthorized, id: 'unauthorized' });
  rememberSessionEnded();
  dropSession();
  const prefix = localisedPath('/', options.lang).replace(/\/$/, '');
  const here = `${window.location.pathname}${window.location.search}`;
  const from =
    prefix && here.startsWith(prefix) ? here.slice(prefix.length) || '/' : here;
  window.location.replace(
    localisedPath(routes.login(ownPath(from) ?? undefined), options.lang),
  );
}
