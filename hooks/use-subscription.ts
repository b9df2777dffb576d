import { useMutation } from '@tanstack/react-query';
import { subscriptionService } from '@/services/subscription/subscription-service';
import { asApiError } from '@/services/http/api-error';
import type { ShellAddress } from '@/utils/shell';

/** Leaves an e-mail for the day when a place is delivered to; says what is wrong with it in the server's words. */
export function useSubscription() {
  const { error, isPending, isSuccess, mutate, variables } = useMutation({
    mutationFn: ({ email, place }: { email: string; place: ShellAddress }) => {
      const { latitude, longitude, title } = place;
      const location = { latitude, longitude };
      return subscriptionService.subscribe({ email, address: title, location });
    },
  });
  const failure = asApiError(error)?.info;
  return {
    subscribe: (email: string, place: ShellAddress) => mutate({ email, place }),
    isSending: isPending,
    sentTo: isSuccess ? variables.email : null,
    /** About what was typed. */
    fieldError: failure?.fields.email?.[0] ?? null,
    /** About the call: words of the server, or empty when none came. */
    failure: error && !failure?.fields.email ? (failure?.message ?? '') : null,
  };
}
