import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './group-way.module.css';

type GroupWayProps = Readonly<{
  total: number;
  currency: MoneyCurrency;
  /** Those who are not done, as one text; null: all are. */
  waitingFor: Readonly<{ names: string; count: number }> | null;
  /** Nothing was chosen yet. */
  isEmpty: boolean;
  /** What keeps from going on; null: nothing. */
  blocked: string | null;
  /** The fees are in the total. */
  isPriced: boolean;
  onGo: () => void;
}>;

/** To checkout with what everybody chose, and who is still waited for. */
export function GroupWay(props: GroupWayProps) {
  const { blocked, currency, isEmpty, isPriced, onGo, total, waitingFor } =
    props;
  const { t } = useTranslation();
  const why = useId();
  const reason = isEmpty ? t('group.nothingYet') : blocked;
  return (
    <>
      <Button
        size="l"
        block
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : why}
        end={<Price amount={total} currency={currency} />}
        onClick={onGo}
      >
        {t('group.continue')}
      </Button>
      {reason !== null && (
        <p id={why} className={styles.fine}>
          {reason}
        </p>
      )}
      {waitingFor && (
        <p className={styles.fine}>
          {t(
            waitingFor.count === 1 ? 'group.choosingOne' : 'group.choosingMany',
            { names: waitingFor.names },
          )}{' '}
          {t('group.weAsk')}
        </p>
      )}
      {!isEmpty && !isPriced && (
        <p className={styles.fine}>{t('group.feesLater')}</p>
      )}
    </>
  );
}
