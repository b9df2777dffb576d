import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitBar } from '@/components/group-order/limit-bar/limit-bar';
import { ModeIcon } from '@/components/group-order/mode-choice/mode-icon';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { StateBadge } from '@/components/group-order/person-mark/state-badge';
import { Price } from '@/components/money/price/price';
import { Saving } from '@/components/money/saving/saving';
import { Sums } from '@/components/money/sums/sums';
import type { GroupView, MemberView } from '@/utils/group-order/group-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './member-panel.module.css';

type MemberMatesProps = Readonly<{
  members: readonly MemberView[];
  /** The time is over: nobody is choosing any more. */
  isOver: boolean;
}>;

/** How far the others are; whoever opened the group only orders. */
function MemberMates({ isOver, members }: MemberMatesProps) {
  const { t } = useTranslation();
  const mates = members
    .map((member, place) => ({ ...member, place }))
    .filter(({ isMe, isOwner }) => !isMe && !isOwner);
  if (mates.length === 0) return null;
  return (
    <ul className={styles.mates} aria-label={t('group.members')}>
      {mates.map(({ id, isChoosing, name, place }) => (
        <li key={id} className={styles.mate}>
          <PersonMark name={name} place={place} size="s" />
          <bdi className="narrow breaks">{name}</bdi>
          {!(isOver && isChoosing) && <StateBadge choosing={isChoosing} />}
        </li>
      ))}
    </ul>
  );
}

type MemberPanelProps = Readonly<{
  group: GroupView;
  me: MemberView;
  currency: MoneyCurrency;
  /** Until when: `<GroupClock>`. */
  clock: ReactNode;
  /** The reader's own lines with their steppers. */
  lines: ReactNode;
  /** What the lines that are shown come to: ahead of the server's answer. */
  spent: number;
  saved: number;
  /** "I'm done", "Edit again", leaving. */
  way: ReactNode;
  /** The time is over. */
  isOver: boolean;
  bare?: boolean;
  /** Back to the menu; absent where it stands beside. */
  onMore?: () => void;
}>;

/** A member's side: their own dishes, how much of the limit is left, what they pay, and how far the others are. */
export function MemberPanel(props: MemberPanelProps) {
  const { bare = false, currency, group, me, onMore, saved, spent } = props;
  const { i18n, t } = useTranslation();
  const fees = me.share?.fees ?? 0;
  const price = (amount: number) => (
    <Price amount={amount} currency={currency} />
  );
  return (
    <div className={cx(styles.panel, bare && styles.bare)}>
      <div className={styles.top}>
        {!bare && <h2 className="t20">{t('group.mine.title')}</h2>}
        {onMore && (
          <button type="button" className={styles.more} onClick={onMore}>
            {t('group.mine.more')}
          </button>
        )}
      </div>
      {props.clock}
      {group.mode && (
        <p className={styles.mode}>
          <ModeIcon mode={group.mode} size={18} />
          {t(`mode.${group.mode}`)}
        </p>
      )}
      {props.lines}
      {group.limit !== null && (
        <div className={styles.limit}>
          <p className={styles.limitWords}>
            <span className="soft">{t('group.mine.limit')}</span>
            <b className={styles.spent}>
              {t('group.mine.of', {
                spent: moneyText(spent, currency, i18n.language),
                limit: moneyText(group.limit, currency, i18n.language),
              })}
            </b>
          </p>
          <LimitBar spent={spent} limit={group.limit} />
        </div>
      )}
      {spent > 0 && (
        <div className={styles.sums}>
          <Sums
            rows={[
              {
                key: 'dishes',
                label: t('group.mine.title'),
                amount: price(spent),
              },
              ...(fees === 0
                ? []
                : [
                    {
                      key: 'fees',
                      label: t('group.mine.fees'),
                      amount: price(fees),
                    },
                  ]),
            ]}
            total={{
              label: t('group.mine.owe', { name: group.ownerName }),
              amount: price(me.share?.total ?? spent),
            }}
          />
          <Saving amount={saved} currency={currency} />
        </div>
      )}
      <MemberMates members={group.members} isOver={props.isOver} />
      <div className={styles.way}>{props.way}</div>
    </div>
  );
}
