import { NotifyForm } from '@/components/notify-form/notify-form';
import { useSubscription } from '@/hooks/use-subscription';
import type { ShellAddress } from '@/utils/shell';
import styles from './home-notify.module.css';

type HomeNotifyProps = Readonly<{ place: ShellAddress }>;

/** An e-mail left for the day when somebody delivers to a place; the account's own is filled in. */
export function HomeNotify({ place }: HomeNotifyProps) {
  const letters = useSubscription(place);
  return (
    <div className={styles.notify}>
      <NotifyForm {...letters} />
    </div>
  );
}
