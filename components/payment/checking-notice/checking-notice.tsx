import { Clock } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { Spinner } from '@/components/ui/spinner/spinner';
import styles from './checking-notice.module.css';

type CheckingNoticeProps = Readonly<{
  /** Present: nobody answered for a minute, and pressing asks anew. */
  onAgain?: () => void;
}>;

/** A payment whose end is not known yet: it is being asked for, or was without an answer. */
export function CheckingNotice({ onAgain }: CheckingNoticeProps) {
  const { t } = useTranslation(['checkout', 'order']);
  return (
    <div role="status" className={styles.notice}>
      <span className={styles.mark}>
        {onAgain ? <Clock size={24} /> : <Spinner />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {t(onAgain ? 'order.pay.late.title' : 'order.pay.checking.title')}
        </p>
        <p className="soft t14">
          {t(onAgain ? 'order.pay.late.text' : 'order.pay.checking.text')}
        </p>
        {onAgain && (
          <Button variant="secondary" size="s" onClick={onAgain}>
            {t('checkout.unknown.again')}
          </Button>
        )}
      </div>
    </div>
  );
}
