import type { SessionDto } from '@/server/contracts/account/user';
import { lacksDetails } from '@/utils/account/missing-details';
import { COOKIES } from '@/utils/constants/cookies';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath, routes } from '@/utils/shell/routes';
import type { FormOutcome, FormPost } from '@/server/ssr/form/page-form';

/**
 * What follows a session that was earned without script, as hooks/account/use-sign-in does with it: it is kept, and
 * the page the person came from opens; once in this browser /update-details before it, when a name or e-mail is missing.
 */
export function afterSignIn(
  { cookies, keepChoice, query, signIn }: FormPost,
  session: SessionDto,
  keep: boolean,
): FormOutcome {
  signIn(session, keep);
  const from = ownPath(query.from) ?? routes.home();
  const id = String(session.user.id);
  if (!lacksDetails(session.user) || cookies[COOKIES.detailsAsked] === id)
    return { goTo: from };
  keepChoice(COOKIES.detailsAsked, id);
  return { goTo: accountRoutes.updateDetails(from) };
}
