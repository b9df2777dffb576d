import { Pencil, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { clsx as cx } from 'clsx';
import { countdownText } from '@/utils/group-order/group-time';
import styles from './countdown-bar.module.css';

type CountdownBarProps = Readonly<{
  /** "Closes at 18:45". */
  children: ReactNode;
  /** Until then; null: no clock runs. */
  seconds: number | null;
  /** A time is set: it is changed, not chosen first. */
  isSet?: boolean;
  /** Chooses another time; absent where one may not. */
  onChange?: () => void;
}>;

/** Until when the group may choose, and how long that is. */
export function CountdownBar({
  children,
  isSet = true,
  onChange,
  seconds,
}: CountdownBarProps) {
  const { t } = useTranslation('group');
  return (
    <div className={cx(styles.bar, seconds === null && styles.calm)}>
      <Timer size={22} />
      <span className={styles.words}>{children}</span>
      {seconds !== null && seconds > 0 && (
        // a timer is not read out every second
        <b role="timer" className={styles.left}>
          <bdi dir="ltr">{countdownText(seconds)}</bdi>
        </b>
      )}
      {onChange && (
        <IconButton
          className={styles.change}
          label={t(isSet ? 'group.time.change' : 'group.time.set')}
          aria-haspopup="dialog"
          icon={<Pencil size={20} />}
          onClick={onChange}
        />
      )}
    </div>
  );
}
