import { asApiError } from '@/services/http/api-error';

/**
 * What the application does about a failed call whoever made it (spec.md §8): 401 says so, forgets the session and
 * goes to /login (and back afterwards); 403 nothing; everything else is logged and left to the caller, and a currency
 * that is off is left.
 */
export function handleApiFailure(
  error: unknown,
  options: { lang: string; unauthorized: string },
): void {
  const failure = asApiError(error);
  const isDead = failure?.status === 401;
  if (failure?.status === 403) return;
  if (!isDead) console.warn('A call failed.', failure?.info ?? error);
  if (!isDead && !failure?.info.fields.currency_id) return;
  // rare, so only then loaded; when it does not come, the next call that is refused asks for it again
  import('./end-session')
    .then(({ endSession, leaveCurrency }) =>
      isDead ? endSession(options) : leaveCurrency(),
    )
    .catch((err: unknown) =>
      console.warn('The ended session was not left.', err),
    );
}
