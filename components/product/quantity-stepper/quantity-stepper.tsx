import '@/styles/families/marks';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = Readonly<{
  value: number;
  onChange: (value: number) => void;
  /** Called by "less" at the minimum, where there is something to remove; without it "less" is disabled there. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  /** Why there is no more, said when `max` is reached; "more" keeps the focus then. Null: there is more. */
  limit?: string | null;
  /** The value as it is said, when that is more than a number: "1.5 kg". */
  text?: string;
  /** The name of what is counted, for those who do not see it. */
  label: string;
  size?: 's' | 'm' | 'l';
  variant?: 'plain' | 'primary';
  disabled?: boolean;
  className?: string;
}>;

export function QuantityStepper({
  value,
  onChange,
  onRemove,
  min = 1,
  max = 999,
  limit,
  text,
  label,
  size = 'm',
  variant = 'plain',
  disabled = false,
  className,
}: QuantityStepperProps) {
  const { t } = useTranslation('dish');
  const atMinimum = value <= min;
  const atMaximum = value >= max;
  const removes = atMinimum && onRemove !== undefined;
  // Half a kilo more is not "one more".
  const isMeasured = text !== undefined && text !== String(value);
  const less = isMeasured ? 'quantity.lessOf' : 'quantity.less';
  const more = isMeasured ? 'quantity.moreOf' : 'quantity.more';
  const icon = size === 'l' ? 20 : 18;
  function handleLess() {
    if (!atMinimum) onChange(value - 1);
    else onRemove?.();
  }
  return (
    <span
      role="group"
      aria-label={t('quantity.label', { name: label })}
      className={cx(styles.stepper, styles[size], styles[variant], className)}
    >
      <button
        type="button"
        disabled={disabled || (atMinimum && !removes)}
        aria-label={t(removes ? 'quantity.remove' : less, { name: label })}
        onClick={handleLess}
      >
        {removes ? (
          <Trash2 size={icon} />
        ) : (
          <Minus size={icon} strokeWidth={2.2} />
        )}
      </button>
      <span className={styles.value} aria-live="polite" aria-atomic="true">
        {text ?? value}
      </span>
      <button
        type="button"
        disabled={disabled || (atMaximum && !limit)}
        aria-disabled={atMaximum || undefined}
        aria-label={t(more, { name: label })}
        title={atMaximum ? (limit ?? undefined) : undefined}
        onClick={() => {
          if (!atMaximum) onChange(value + 1);
        }}
      >
        <Plus size={icon} strokeWidth={2.2} />
      </button>
      {limit !== undefined && (
        <span className="sr-only" role="status">
          {atMaximum ? limit : null}
        </span>
      )}
    </span>
  );
}
