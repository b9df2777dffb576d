import { useMutation } from '@tanstack/react-query';
import { subscriptionService } from '@/services/subscription/subscription-service';
import { asApiError } from '@/services/http/api-error';
import type { ShellAddress } from '@/utils/shell';

function isSame(one: ShellAddress, other: ShellAddress): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/** Leaves an e-mail for the day when a place is delivered to; says what is wrong with it in the server's words. */
export function useSubscription(place: ShellAddress) {
  const { error, isPending, isSuccess, mutate, variables } = useMutation({
    mutationFn: ({ email, to }: { email: string; to: ShellAddress }) => {
      const { latitude, longitude, title } = to;
      const location = { latitude, longitude };
      return subscriptionService.subscribe({ email, address: title, location });
    },
  });
  const failure = asApiError(error)?.info;
  return {
    subscribe: (email: string) => mutate({ email, to: place }),
    isSending: isPending,
    /** Null: nothing was sent for this place. */
    sentTo: isSuccess && isSame(variables.to, place) ? variables.email : null,
    /** About what was typed. */
    fieldError: failure?.fields.email?.[0] ?? null,
    /** About the call: words of the server, or empty when none came. */
    failure: error && !failure?.fields.email ? (failure?.message ?? '') : null,
  };
}
