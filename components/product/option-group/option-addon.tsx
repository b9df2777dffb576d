import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { clsx as cx } from 'clsx';
import styles from './option-group.module.css';

type OptionAddonProps = Readonly<{
  title: string;
  hint?: ReactNode;
  price: ReactNode;
  quantity: number;
  /** Up to which it can be raised now. */
  max: number;
  /** "Add {{name}}" */
  addLabel: string;
  onChange: (quantity: number) => void;
}>;

/** One add-on: "+" at first, a stepper once it is chosen. */
export function OptionAddon({
  title,
  hint,
  price,
  quantity,
  max,
  addLabel,
  onChange,
}: OptionAddonProps) {
  return (
    <div
      className={cx(
        styles.option,
        quantity > 0 && styles.on,
        max === 0 && styles.off,
      )}
    >
      <span className="grow breaks">
        {title}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <span className={styles.price}>{price}</span>
      {quantity > 0 ? (
        <QuantityStepper
          size="s"
          label={title}
          value={quantity}
          min={0}
          max={max}
          onChange={onChange}
        />
      ) : (
        <IconButton
          variant="round"
          size="s"
          label={addLabel}
          disabled={max === 0}
          icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
          onClick={() => onChange(1)}
        />
      )}
    </div>
  );
}
