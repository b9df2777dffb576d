import { BellOff, BellRing } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { ColumnName as Column } from '@/utils/kitchen/board-columns';
import styles from './board-frame.module.css';

type BoardColumnProps = Readonly<{
  column: Column;
  count: number;
  /** Null: nothing rings in it. */
  onSilence: (() => void) | null;
  children: ReactNode;
}>;

const TITLES = {
  new: 'board.new',
  cooking: 'board.cooking',
  ready: 'board.ready',
  onTheWay: 'board.onTheWay',
} as const;

/** The orders of one step, with how many there are. */
export function BoardColumn({
  children,
  column,
  count,
  onSilence,
}: BoardColumnProps) {
  const { t: say } = useTranslation('kitchen');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(styles.column, styles[column], !count && styles.empty)}
    >
      <div className={cx(styles.title, onSilence && styles.ringing)}>
        {onSilence && <BellRing size={26} strokeWidth={2} />}
        <h2 id={id}>
          {say(TITLES[column])} <span className={styles.count}>{count}</span>
        </h2>
        {onSilence && (
          <button type="button" onClick={onSilence}>
            <BellOff size={22} />
            {say('board.silence')}
          </button>
        )}
      </div>
      {count > 0 && <div className={styles.tickets}>{children}</div>}
    </section>
  );
}
