import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './member-way.module.css';

type MemberWayProps = Readonly<{
  isChoosing: boolean;
  /** The time is over: nothing can be changed. */
  isLocked: boolean;
  /** Nothing was chosen yet. */
  isEmpty: boolean;
  isBusy: boolean;
  total: number;
  currency: MoneyCurrency;
  onToggle: () => void;
  onLeave: () => void;
}>;

/** "I'm done", again "Edit again", and the way out of the group. */
export function MemberWay(props: MemberWayProps) {
  const { currency, isBusy, isChoosing, isEmpty, isLocked, total } = props;
  const { t } = useTranslation();
  return (
    <>
      {!isLocked && (
        <Button
          size="l"
          block
          variant={isChoosing ? 'primary' : 'secondary'}
          loading={isBusy}
          disabled={isChoosing && isEmpty}
          end={<Price amount={total} currency={currency} />}
          onClick={props.onToggle}
        >
          {t(isChoosing ? 'group.mine.done' : 'group.mine.again')}
        </Button>
      )}
      <button
        type="button"
        className={styles.leave}
        aria-haspopup="dialog"
        onClick={props.onLeave}
      >
        {t('group.mine.leave')}
      </button>
    </>
  );
}
