import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { Spinner } from '@/components/ui/spinner/spinner';
import { routes } from '@/utils/shell/routes';
import styles from '@/containers/checkout/checkout.module.css';

type CheckingPanelProps = Readonly<{
  /** Nobody answered for a long time. */
  isUnknown: boolean;
  onResume: () => void;
}>;

/** The answer to an order was lost: it is being asked for, and nothing may be paid twice. */
export function CheckingPanel({ isUnknown, onResume }: CheckingPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className={styles.checking}>
      {!isUnknown && <Spinner size="l" className={styles.spinner} />}
      <div className={styles.words}>
        <h1 className={styles.checkingTitle}>
          {t(isUnknown ? 'checkout.unknown.title' : 'checkout.checking.title')}
        </h1>
        <p className={styles.placeText}>
          {t(isUnknown ? 'checkout.unknown.text' : 'checkout.checking.text')}
        </p>
        {isUnknown && (
          <div className={styles.actions}>
            <Button onClick={onResume}>{t('checkout.unknown.again')}</Button>
            <LinkButton href={routes.orders()} variant="secondary">
              {t('checkout.unknown.orders')}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}
