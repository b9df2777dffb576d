import { NotifyForm } from '@/components/address/notify-form/notify-form';
import { useSubscription } from '@/hooks/address/use-subscription';
import type { ShellAddress } from '@/utils/shell/shell';
import styles from './list-notify.module.css';

type ListNotifyProps = Readonly<{ place: ShellAddress }>;

/** An e-mail left for the day when somebody delivers to a place; the account's own is filled in. */
export function ListNotify({ place }: ListNotifyProps) {
  const letters = useSubscription(place);
  return (
    <div className={styles.notify}>
      <NotifyForm {...letters} />
    </div>
  );
}
