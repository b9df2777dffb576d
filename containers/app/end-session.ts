import Cookies from 'js-cookie';
import { dropSession } from '@/services/account/session-cookies';
import { COOKIES } from '@/utils/constants/cookies';
import { localisedPath, ownPath, routes } from '@/utils/shell/routes';
import { keepTyping } from '@/utils/account/kept-typing';
import { tellSessionNews } from '@/utils/account/session-news';
import { forgetChoice, rememberedChoice } from '@/utils/browser/remember';
import { sessionEnded } from '@/utils/browser/tab-marks';
import { notify } from '@/utils/shell/notices';

/** Says that the session is over, forgets it and goes to /login, which leads back. Without a session, nothing. */
export function endSession(options: {
  lang: string;
  unauthorized: string;
}): void {
  if (!Cookies.get(COOKIES.token)) return;
  notify({ type: 'error', title: options.unauthorized, id: 'unauthorized' });
  sessionEnded.keep('1');
  keepTyping();
  dropSession();
  tellSessionNews();
  const prefix = localisedPath('/', options.lang).replace(/\/$/, '');
  const here = `${window.location.pathname}${window.location.search}`;
  const from =
    prefix && here.startsWith(prefix) ? here.slice(prefix.length) || '/' : here;
  window.location.replace(
    localisedPath(routes.login(ownPath(from) ?? undefined), options.lang),
  );
}

/**
 * Leaves a currency that was switched off while the page is open: the page comes anew in the house's, what is typed stays.
 * Without a chosen currency, nothing.
 */
export function leaveCurrency(): void {
  if (!rememberedChoice(COOKIES.currency)) return;
  keepTyping();
  forgetChoice(COOKIES.currency);
  window.location.reload();
}
