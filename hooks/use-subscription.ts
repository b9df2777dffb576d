import { useMutation } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { subscriptionService } from '@/services/subscription/subscription-service';
import { asApiError } from '@/services/http/api-error';
import type { ShellAddress } from '@/utils/shell';

function isSame(one: ShellAddress, other: ShellAddress): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/**
 * Leaves an e-mail for the day when a place is delivered to, as components/notify-form asks for it: the account's own
 * is filled in, and what is wrong with it is said in the server's words.
 */
export function useSubscription(place: ShellAddress) {
  const { user } = useShell();
  const { error, isPending, isSuccess, mutate, variables } = useMutation({
    mutationFn: ({ email, to }: { email: string; to: ShellAddress }) => {
      const { latitude, longitude, title } = to;
      const location = { latitude, longitude };
      return subscriptionService.subscribe({ email, address: title, location });
    },
  });
  const failure = asApiError(error)?.info;
  return {
    email: user?.email ?? '',
    onSend: (email: string) => mutate({ email, to: place }),
    isSending: isPending,
    /** Null: nothing was sent for this place. */
    sentTo: isSuccess && isSame(variables.to, place) ? variables.email : null,
    /** About what was typed. */
    error: failure?.fields.email?.[0] ?? null,
    /** About the call: words of the server, or empty when none came. */
    failure: error && !failure?.fields.email ? (failure?.message ?? '') : null,
  };
}
