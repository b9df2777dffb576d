import { clsx as cx } from 'clsx';
import { Coins, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { MemberRow } from '@/components/group-order/member-row/member-row';
import { ModeIcon } from '@/components/group-order/mode-choice/mode-icon';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { Mode } from '@/utils/checkout/mode';
import { DELIVERY_TYPES, SPLIT_MODES } from '@/utils/constants/kinds';
import type {
  GroupSplit,
  GroupView,
  MemberView,
} from '@/utils/group-order/group-view';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './group-panel.module.css';

type SplitChoiceProps = Readonly<{
  split: GroupSplit;
  members: readonly MemberView[];
  currency: MoneyCurrency;
  onChoose: (split: GroupSplit) => void;
}>;

/** Who pays, and what that comes to for each. */
function SplitChoice(props: SplitChoiceProps) {
  const { currency, members, onChoose, split } = props;
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.splitChoiceLabel} aria-hidden="true">
        {t('group.whoPays')}
      </p>
      <SegmentedControl
        className={styles.choices}
        label={t('group.whoPays')}
        segments={SPLIT_MODES.map((value) => ({
          value,
          label: t(`group.split.${value}`),
        }))}
        value={split}
        onChange={onChoose}
        block
        square
      />
      <Shares members={members} currency={currency} />
    </>
  );
}

type SharesProps = Pick<SplitChoiceProps, 'currency' | 'members'>;

/** What each pays in the end; as the server shares it out. */
function Shares({ currency, members }: SharesProps) {
  const { t } = useTranslation();
  return (
    <dl className={styles.shares} aria-label={t('group.shares')}>
      {members.map(({ id, isMe, name, share, sums }) => (
        <div key={id} className={styles.share}>
          <dt>
            <bdi>{isMe ? t('group.meShort') : name}</bdi>
          </dt>
          <dd>
            <Price amount={share?.total ?? sums.total} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LimitRowProps = Readonly<{
  limit: number | null;
  currency: MoneyCurrency;
  onChange: () => void;
}>;

/** The most that each may order for, and the way to change it. */
function LimitRow({ currency, limit, onChange }: LimitRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <Coins size={20} />
      <span className={styles.label}>{t('group.limit.title')}</span>
      <b className={styles.value}>
        {limit === null ? (
          t('group.limit.none')
        ) : (
          <Price amount={limit} currency={currency} />
        )}
      </b>
      <IconButton
        className={styles.change}
        label={t('group.limit.change')}
        aria-haspopup="dialog"
        icon={<Pencil size={20} />}
        onClick={onChange}
      />
    </div>
  );
}

type ModeChoiceProps = Readonly<{
  value: Mode;
  onChange: (mode: Mode) => void;
}>;

/** Delivery or pickup of the whole group's order; its owner chooses. */
function ModeChoice({ onChange, value }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className={styles.choice}
      label={t('home.mode')}
      segments={DELIVERY_TYPES.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        icon: <ModeIcon mode={mode} size={18} />,
      }))}
      value={value}
      onChange={onChange}
      block
      square
    />
  );
}

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
