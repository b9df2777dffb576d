import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartVersus } from '@/components/cart/cart-versus/cart-versus';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import { useShell } from '@/contexts/shell-context';
import type { CartQuestion } from '@/utils/cart/cart-view';
import styles from './cart-question-dialog.module.css';

type CartQuestionDialogProps = Readonly<{
  /** Null closes it. */
  question: CartQuestion | null;
  /** True replaces the present cart by the other one. */
  onAnswer: (replace: boolean) => void;
}>;

const LABELS = {
  other_shop: { held: 'cart.replace.held', wanted: 'cart.replace.wanted' },
  two_carts: { held: 'cart.conflict.account', wanted: 'cart.conflict.device' },
} as const;

/**
 * A cart holds items of one restaurant only (spec.md §4): which of two stays. Both are shown with pictures, counts and
 * totals, and what would be removed is named; closing keeps the present cart.
 */
export function CartQuestionDialog({
  onAnswer,
  question,
}: CartQuestionDialogProps) {
  const { t } = useTranslation('cart');
  const { currency } = useShell();
  // the last one stays in the box while it closes
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  const { held, kind, wanted } = shown;
  const labels = LABELS[kind];
  const isTwo = kind === 'two_carts';
  return (
    <MuiRoot>
      <Modal
        open={question !== null}
        onClose={() => onAnswer(false)}
        title={t(isTwo ? 'cart.conflict.title' : 'cart.replace.title')}
        footer={
          <>
            <Button variant="secondary" block onClick={() => onAnswer(false)}>
              {t('cart.replace.keep')}
            </Button>
            <Button block onClick={() => onAnswer(true)}>
              {t('cart.replace.start')}
            </Button>
          </>
        }
      >
        <p className={styles.text}>{t('cart.oneRestaurant')}</p>
        <div className={styles.carts}>
          <CartVersus label={t(labels.held)} cart={held} currency={currency} />
          <CartVersus
            label={t(labels.wanted)}
            cart={wanted}
            currency={currency}
          />
        </div>
        <p className={styles.text}>
          {t('cart.replace.goes', { name: held.shop.title })}
        </p>
        {isTwo && (
          <p className={styles.text}>
            {t('cart.conflict.keeps', { name: wanted.shop.title })}
          </p>
        )}
      </Modal>
    </MuiRoot>
  );
}
