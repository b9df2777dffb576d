import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { Price } from '@/components/money/price/price';
import { Sums } from '@/components/money/sums/sums';
import { MuiRoot } from '@/contexts/mui-root';
import { useShell } from '@/contexts/shell-context';
import styles from './checkout.module.css';

type PriceChangedDialogProps = Readonly<{
  from: number | null;
  to: number | null;
  onClose: () => void;
  onConfirm: () => void;
}>;

/** ERROR_110: the total is another one than was shown; ordered only when it is confirmed. */
export function PriceChangedDialog({
  from,
  onClose,
  onConfirm,
  to,
}: PriceChangedDialogProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  return (
    <MuiRoot>
      <Modal
        open
        size="s"
        title={t('checkout.changed.title')}
        onClose={onClose}
        footer={
          <>
            <Button variant="secondary" block onClick={onClose}>
              {t('checkout.changed.back')}
            </Button>
            <Button block onClick={onConfirm}>
              <span>
                {t('checkout.changed.confirm')}
                {' · '}
                <Price amount={to} currency={currency} />
              </span>
            </Button>
          </>
        }
      >
        <p className={styles.changed}>{t('checkout.changed.text')}</p>
        <Sums
          rows={[
            {
              key: 'from',
              label: t('checkout.changed.from'),
              amount: <Price amount={from} currency={currency} />,
            },
          ]}
          total={{
            label: t('checkout.changed.to'),
            amount: <Price amount={to} currency={currency} />,
          }}
        />
      </Modal>
    </MuiRoot>
  );
}
