import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { moneyText } from '@/utils/money/money-text';
import styles from '@/containers/checkout/checkout.module.css';

type SavedZoneProps = Readonly<{
  /** Null: the shop does not deliver there; undefined: not known. */
  fee: number | null | undefined;
}>;

/** How the shop of the cart delivers to a saved address. */
export function SavedZone({ fee }: SavedZoneProps) {
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  if (fee === undefined) return null;
  if (fee === null)
    return <span className={styles.out}>{t('address.outOfZone')}</span>;
  const price = fee === 0 ? t('checkout.free') : moneyText(fee, currency, lang);
  return (
    <span className={styles.in}>
      {t('mode.delivery')} · {price}
    </span>
  );
}
