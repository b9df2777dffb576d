import { NotifyForm } from '@/components/address/notify-form/notify-form';
import { useSubscription } from '@/hooks/address/use-subscription';
import type { ShellAddress } from '@/utils/shell/shell';

type NotifyBlockProps = Readonly<{ place: ShellAddress }>;

/** An e-mail left for the day when somebody delivers to a place; the account's own is filled in. */
export function NotifyBlock({ place }: NotifyBlockProps) {
  return <NotifyForm {...useSubscription(place)} />;
}
