import { NotifyForm } from '@/components/notify-form/notify-form';
import { useShell } from '@/contexts/shell-context';
import { useSubscription } from '@/hooks/use-subscription';
import type { ShellAddress } from '@/utils/shell';

type NotifyBlockProps = Readonly<{ place: ShellAddress }>;

/** An e-mail left for the day when somebody delivers to a place; the account's own is filled in. */
export function NotifyBlock({ place }: NotifyBlockProps) {
  const { user } = useShell();
  const letters = useSubscription(place);
  return (
    <NotifyForm
      email={user?.email ?? ''}
      onSend={letters.subscribe}
      isSending={letters.isSending}
      sentTo={letters.sentTo}
      error={letters.fieldError}
      failure={letters.failure}
    />
  );
}
