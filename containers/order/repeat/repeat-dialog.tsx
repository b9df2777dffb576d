import { ArrowRight, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Dialog } from '@/containers/ui/dialog';
import type {
  RepeatChangeDto,
  RepeatedOrderDto,
} from '@/server/contracts/order/order-repeat';
import { quantityOf } from '@/utils/cart/quantity-text';
import type { MoneyCurrency } from '@/utils/money/money';
import { opensWords } from '@/utils/order/opens-words';
import { routes } from '@/utils/shell/routes';
import styles from './repeat-dialog.module.css';

type ChangeListProps = Readonly<{
  changes: readonly RepeatChangeDto[];
  currency: MoneyCurrency;
}>;

/** Before, an arrow in reading direction, after. */
function BeforeAfter(props: Readonly<{ before: ReactNode; after: ReactNode }>) {
  return (
    <>
      <del className={styles.before}>{props.before}</del>
      <ArrowRight className="flip" size={16} strokeWidth={2} aria-hidden />
      <ins className={styles.after}>{props.after}</ins>
    </>
  );
}

/** How lines of a repeated order differ from what was ordered: a row each. */
function ChangeList({ changes, currency }: ChangeListProps) {
  const { i18n, t } = useTranslation('order');
  const words = { t, language: i18n.language };
  function wordsOf(change: RepeatChangeDto): ReactNode {
    const { addon, code, unit } = change;
    const price = (amount: number | null) => (
      <Price amount={amount ?? 0} currency={currency} />
    );
    const quantity = (value: number | null) =>
      quantityOf(value ?? 0, unit, words);
    switch (code) {
      case 'gone':
        return t('order.repeat.gone');
      case 'sold_out':
        return t('product.soldOut');
      case 'choose':
        return t('order.repeat.choose');
      case 'addon_gone':
        return t('order.repeat.without', { addon: addon ?? '' });
      case 'quantity':
        return (
          <BeforeAfter
            before={quantity(change.from_quantity)}
            after={quantity(change.to_quantity)}
          />
        );
      case 'price':
        return (
          <BeforeAfter
            before={price(change.from_price)}
            after={price(change.to_price)}
          />
        );
      case 'options':
        return (
          <BeforeAfter before={change.from_options} after={change.to_options} />
        );
    }
  }
  return (
    <ul>
      {changes.map((change, index) => (
        <li
          key={`${index}${change.code}${change.product_uuid}`}
          className={styles.change}
        >
          <p className={styles.title}>
            <bdi>{change.title}</bdi>
            {change.addon && change.code === 'price' && (
              <span className={styles.addon}> · {change.addon}</span>
            )}
          </p>
          <p className={styles.words}>{wordsOf(change)}</p>
        </li>
      ))}
    </ul>
  );
}

type RepeatDialogProps = Readonly<{
  result: RepeatedOrderDto;
  /** Of the prices before and after. */
  currency: MoneyCurrency;
  onClose: () => void;
}>;

/** What came into the cart other than it was ordered, and when a closed shop opens. */
export function RepeatDialog({ currency, onClose, result }: RepeatDialogProps) {
  const { t } = useTranslation(['cart', 'order']);
  const [now] = useState(() => new Date());
  const { added, cart, changes } = result;
  const shop = added > 0 ? cart?.shop : undefined;
  const isClosed = shop?.availability.can_order === false;
  const isChanged = changes.length > 0;
  const title = isChanged ? 'order.repeat.changed' : 'order.repeat.done';
  return (
    <Dialog
      title={t(added > 0 ? title : 'order.repeat.none')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant={added > 0 ? 'secondary' : undefined}
            block
            onClick={onClose}
          >
            {t('common.close')}
          </Button>
          {added > 0 && (
            <LinkButton href={routes.cart()} block onClick={onClose}>
              {t('cart.view')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {shop && isClosed && (
          <p className={styles.closed}>
            <Clock size={20} />
            <span>
              <bdi>{shop.title}</bdi>
              {': '}
              {opensWords(shop, now, t)}
            </span>
          </p>
        )}
        {isChanged && <ChangeList changes={changes} currency={currency} />}
      </div>
    </Dialog>
  );
}
