import { FlaskConical, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './sandbox-frame.module.css';

type SandboxFrameProps = Readonly<{
  /** What is paid for. */
  title: string;
  amount: number;
  currency: MoneyCurrency;
  children: ReactNode;
}>;

/** A provider's bare page, which looks like no page of the shop: what is paid, how much, and that no money moves. */
export function SandboxFrame(props: SandboxFrameProps) {
  const { amount, children, currency, title } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <header className={styles.strip}>
        <FlaskConical size={18} strokeWidth={2} aria-hidden="true" />
        {t('sandbox.notice')}
      </header>
      <main id="content" tabIndex={-1} className={styles.sheet}>
        <header className={styles.head}>
          <p className={styles.brand}>
            <Lock size={18} strokeWidth={2} aria-hidden="true" />
            {t('sandbox.title')}
          </p>
          <h1 className={styles.what}>
            <span className={styles.amount}>
              <Price amount={amount} currency={currency} />
            </span>
            <bdi className={styles.title}>{title}</bdi>
          </h1>
        </header>
        {children}
      </main>
    </div>
  );
}
