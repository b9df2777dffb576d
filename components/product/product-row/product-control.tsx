import '@/styles/families/shop';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { addsOne, type MenuItemView } from '@/utils/shop/menu-view';
import { ADD_FIELDS, ADD_FORM } from '@/utils/cart/add-form';
import { keepFocus } from '@/utils/browser/keep-focus';
import { clsx as cx } from 'clsx';
import styles from './product-control.module.css';

/** What a row or a card of a menu can do. The handlers stay the same, so that only what changed renders again. */
export interface ProductHandlers {
  readonly onOpen: (item: MenuItemView) => void;
  readonly onAdd: (item: MenuItemView) => void;
  readonly onStep: (item: MenuItemView, direction: 'down' | 'up') => void;
}

type ProductControlProps = Readonly<{
  item: MenuItemView;
  /** How many of it are in the cart, and how that is said. */
  quantity: number;
  text: string;
  /** Why there can be no more of it, when there can be no more. */
  limit: string | null;
  /** "Add {{name}}" or "Choose options of {{name}}". */
  addLabel: string;
  size: 's' | 'm';
  handlers: ProductHandlers;
}>;

/** "+" becomes a stepper and goes with its focus, or the other way round: the `index`th button there takes it. */
function followFocus(index: 0 | 1): void {
  const box = document.activeElement?.closest(`.${styles.control}`);
  keepFocus(box, () => box?.querySelectorAll('button')[index]);
}

/** The round "+" on a dish's picture; a stepper once it is in the cart; nothing when it is sold out. */
export function ProductControl({
  item,
  quantity,
  text,
  limit,
  addLabel,
  size,
  handlers,
}: ProductControlProps) {
  const { onAdd, onStep } = handlers;
  if (quantity > 0)
    return (
      <span className={styles.control}>
        <QuantityStepper
          variant="primary"
          size={size}
          label={item.title}
          value={quantity}
          text={text}
          min={0}
          max={Math.max(item.max, quantity)}
          limit={limit}
          onChange={(next) => {
            if (next < quantity) followFocus(0);
            onStep(item, next > quantity ? 'up' : 'down');
          }}
        />
      </span>
    );
  if (item.soldOut) return null;
  return (
    <span className={cx(styles.control, size === 'm' && styles.large)}>
      <IconButton
        size="s"
        variant="raised"
        label={addLabel}
        aria-haspopup={item.stockId === null ? 'dialog' : undefined}
        icon={<i className={styles.plus} aria-hidden="true" />}
        {...(addsOne(item) && {
          'data-add': 'simple',
          type: 'submit' as const,
          form: ADD_FORM,
          name: ADD_FIELDS.stock,
          value: String(item.stockId),
          // its count, when it is pressed before the page is alive
          suppressHydrationWarning: true,
        })}
        onClick={(event) => {
          event.preventDefault();
          followFocus(1);
          onAdd(item);
        }}
      />
    </span>
  );
}
