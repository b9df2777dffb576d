import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { subscriptionService } from '@/services/address/subscription-service';
import { FORMS } from '@/utils/constants/forms';
import type { ShellAddress } from '@/utils/shell/shell';
import { emailSchema } from '@/utils/form/auth-schemas';
import { useServerForm } from '@/hooks/form/use-server-form';

function isSame(one: ShellAddress, other: ShellAddress): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/**
 * Leaves an e-mail for the day when a place is delivered to, as components/address/notify-form asks for it: the account's own
 * is filled in (spec.md §8).
 */
export function useSubscription(place: ShellAddress) {
  const { t } = useTranslation('address');
  const { user } = useShell();
  const [sent, setSent] = useState<{
    readonly email: string;
    readonly to: ShellAddress;
  } | null>(null);
  const { failure, field, formProps, isBusy, isDone, values } = useServerForm({
    name: FORMS.notify,
    initialValues: { email: user?.email ?? '' },
    schema: emailSchema,
    offline: t('address.notify.failed'),
    submit: async ({ email: typed }) => {
      const email = typed.trim();
      const { latitude, longitude, title } = place;
      const location = { latitude, longitude };
      await subscriptionService.subscribe({ email, address: title, location });
      setSent({ email, to: place });
    },
  });
  const sentHere = sent && isSame(sent.to, place) ? sent.email : null;
  return {
    email: field('email'),
    form: formProps,
    isSending: isBusy,
    /** Null: nothing was sent for this place. */
    sentTo: sentHere ?? (isDone && !sent ? values.email : null),
    failure: failure.message,
  };
}
