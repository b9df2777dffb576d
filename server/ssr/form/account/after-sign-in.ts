import type { SessionDto } from '@/server/contracts/account/user';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath, routes } from '@/utils/shell/routes';
import type { FormOutcome, FormPost } from '@/server/ssr/form/page-form';

/**
 * What follows a session that was earned without script, as hooks/account/use-sign-in does with it: it is kept, and
 * the page the person came from opens; once in an account's life /update-details before it, when a name or e-mail is missing.
 */
export function afterSignIn(
  { query, signIn }: FormPost,
  session: SessionDto,
  keep: boolean,
): FormOutcome {
  signIn(session, keep);
  const from = ownPath(query.from) ?? routes.home();
  return {
    goTo: session.asks_details ? accountRoutes.updateDetails(from) : from,
  };
}
