import { useTranslation } from 'react-i18next';
import { Spinner } from '@/components/ui/spinner/spinner';
import styles from './sandbox.module.css';

type SandboxEndProps = Readonly<{
  kind: 'closed' | 'paid' | 'processing';
  /** Back to the shop. */
  href: string;
  /** It goes on by itself. */
  isBusy?: boolean;
}>;

/** Nothing more is asked here: what became of it, and the way back. */
export function SandboxEnd({ href, isBusy = false, kind }: SandboxEndProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.box}>
      {isBusy && <Spinner />}
      <h2 className={styles.heading}>{t(`sandbox.${kind}`)}</h2>
      <a href={href} className={styles.yes}>
        {t('sandbox.back')}
      </a>
    </div>
  );
}
