import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import styles from './replace-cart-dialog.module.css';

type ReplaceCartDialogProps = Readonly<{
  /** What the cart holds now; null closes the question. */
  question: Readonly<{ count: number; title: string }> | null;
  onAnswer: (replace: boolean) => void;
}>;

/** "Start a new cart?": a cart holds items of one restaurant only (spec.md §4). */
export function ReplaceCartDialog({
  question,
  onAnswer,
}: ReplaceCartDialogProps) {
  const { t } = useTranslation();
  return (
    <MuiRoot>
      <Modal
        open={question !== null}
        onClose={() => onAnswer(false)}
        size="s"
        title={t('cart.replace.title')}
        footer={
          <>
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              {t('cart.replace.keep')}
            </Button>
            <Button onClick={() => onAnswer(true)}>
              {t('cart.replace.start')}
            </Button>
          </>
        }
      >
        <p className={styles.text}>{t('cart.oneRestaurant')}</p>
        {question && (
          <p className={styles.text}>
            {t('cart.replace.yours', {
              count: question.count,
              name: question.title,
            })}
          </p>
        )}
      </Modal>
    </MuiRoot>
  );
}
