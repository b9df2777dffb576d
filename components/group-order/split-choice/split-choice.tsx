import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { Price } from '@/components/money/price/price';
import type { GroupSplit, MemberView } from '@/utils/group-order/group-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { SPLIT_MODES } from '@/utils/constants/kinds';
import styles from './split-choice.module.css';

type SplitChoiceProps = Readonly<{
  split: GroupSplit;
  members: readonly MemberView[];
  currency: MoneyCurrency;
  onChoose: (split: GroupSplit) => void;
}>;

/** Who pays, and what that comes to for each. */
export function SplitChoice(props: SplitChoiceProps) {
  const { currency, members, onChoose, split } = props;
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.label} aria-hidden="true">
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
