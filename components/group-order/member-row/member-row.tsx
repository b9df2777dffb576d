import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LimitBar } from '@/components/group-order/limit-bar/limit-bar';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { StateBadge } from '@/components/group-order/person-mark/state-badge';
import { Price } from '@/components/money/price/price';
import { clsx as cx } from 'clsx';
import type { MemberView } from '@/utils/group-order/group-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { MemberLines } from './member-lines';
import styles from './member-row.module.css';

type MemberRowProps = Readonly<{
  member: MemberView;
  place: number;
  currency: MoneyCurrency;
  limit: number | null;
  /** Asks whether the member shall go; absent for oneself. */
  onRemove?: (member: MemberView) => void;
  /** Unfolded from the beginning. */
  open?: boolean;
}>;

/** Letters of a name that leaves room for the state beside it on a phone. */
const SHORT_NAME = 14;

/** Somebody in the group: name, whether they are done, what it comes to; unfolded also their lines. */
export function MemberRow(props: MemberRowProps) {
  const { currency, limit, member, onRemove, place } = props;
  const { t } = useTranslation('group');
  const id = useId();
  const [open, setOpen] = useState(props.open ?? false);
  const { count, isMe, isOwner, name, sums } = member;
  return (
    <li className={styles.member}>
      <button
        type="button"
        className={styles.top}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <PersonMark name={name} place={place} />
        <span
          className={cx(styles.who, name.length > SHORT_NAME && styles.long)}
        >
          <span className={cx(styles.name, !open && 'clamp2')} title={name}>
            <bdi>{isMe ? t('group.you', { name }) : name}</bdi>
          </span>
          <span className={styles.count}>
            {count > 0 ? t('group.dishes', { count }) : t('group.nothingYet')}
          </span>
          {!isOwner && (
            <span className={styles.state}>
              <StateBadge choosing={member.isChoosing} />
            </span>
          )}
          {open && limit !== null && (
            <LimitBar spent={sums.total} limit={limit} />
          )}
        </span>
        <Price
          amount={sums.total}
          currency={currency}
          className={styles.amount}
        />
        <ChevronDown
          size={20}
          className={cx(styles.chevron, open && styles.up)}
        />
      </button>
      <div id={id} hidden={!open} className={styles.fold}>
        {count > 0 && <MemberLines lines={member.lines} currency={currency} />}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-haspopup="dialog"
            onClick={() => onRemove(member)}
          >
            {t('group.remove.action', { name })}
          </button>
        )}
      </div>
    </li>
  );
}
