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
  if (failure?.status === 403) return;
  if (failure?.status !== 401) {
    console.warn('A call failed.', failure?.info ?? error);
    if (failure?.info.fields.currency_id)
      void import('./leave-currency').then((rare) => rare.leaveCurrency());
    return;
  }
  // rare, so only then loaded; when it does not come, the next call that is refused asks for it again
  import('./end-session')
    .then(({ endSession }) => endSession(options))
    .catch((err: unknown) =>
      console.warn('The ended session was not left.', err),
    );
}
