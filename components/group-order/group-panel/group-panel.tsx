import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModeChoice } from '@/components/group-order/mode-choice/mode-choice';
import { LimitRow } from '@/components/group-order/limit-row/limit-row';
import { MemberRow } from '@/components/group-order/member-row/member-row';
import { SplitChoice } from '@/components/group-order/split-choice/split-choice';
import { Button } from '@/components/ui/button/button';
import { clsx as cx } from 'clsx';
import type {
  GroupSplit,
  GroupView,
  MemberView,
} from '@/utils/group-order/group-view';
import type { Mode } from '@/utils/checkout/mode';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './group-panel.module.css';

type GroupPanelProps = Readonly<{
  group: GroupView;
  currency: MoneyCurrency;
  /** Until when: `<GroupClock>`. */
  clock: ReactNode;
  /** The link: `<InviteRow>`. */
  invite: ReactNode;
  /** What it comes to: `<GroupSums>`. */
  sums: ReactNode;
  /** The way on. */
  way: ReactNode;
  /** Inside a sheet, which has its own box and heading. */
  bare?: boolean;
  onCancel: () => void;
  onLimit: () => void;
  onRemove: (member: MemberView) => void;
  onSplit: (split: GroupSplit) => void;
  /** As the owner chose it; the group follows. */
  mode: Mode;
  onMode: (mode: Mode) => void;
}>;

/** More are folded away, so that the way on is not lost under them. */
const SHOWN = 8;

/** The owner's side of a group order: time, link, limit, everybody's choice, who pays and the sums. */
export function GroupPanel(props: GroupPanelProps) {
  const { bare = false, currency, group, onRemove } = props;
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? group.members : group.members.slice(0, SHOWN);
  const hidden = group.members.length - shown.length;
  return (
    <div className={cx(styles.panel, bare && styles.bare)}>
      <div className={styles.top}>
        {!bare && <h2 className={styles.heading}>{t('group.title')}</h2>}
        <p className={styles.intro}>{t('group.intro')}</p>
        <button
          type="button"
          className={styles.cancel}
          aria-haspopup="dialog"
          onClick={props.onCancel}
        >
          {t('group.cancel.action')}
        </button>
      </div>
      {props.clock}
      {props.invite}
      <ModeChoice value={props.mode} onChange={props.onMode} />
      <LimitRow
        limit={group.limit}
        currency={currency}
        onChange={props.onLimit}
      />
      <ul aria-label={t('group.members')}>
        {shown.map((member, place) => (
          <MemberRow
            key={member.id}
            member={member}
            place={place}
            currency={currency}
            limit={group.limit}
            open={member.isMe && member.count > 0}
            {...(!member.isMe && { onRemove })}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          className={styles.all}
          variant="ghost"
          size="s"
          block
          onClick={() => setAll(true)}
        >
          {t('group.membersMore', { number: hidden })}
        </Button>
      )}
      {group.count > 0 && (
        <>
          <SplitChoice
            split={group.split}
            members={group.members}
            currency={currency}
            onChoose={props.onSplit}
          />
          <div className={styles.sums}>{props.sums}</div>
        </>
      )}
      <div className={styles.way}>{props.way}</div>
    </div>
  );
}
