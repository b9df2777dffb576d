import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/components/ui/spinner/spinner';
import { clsx as cx } from 'clsx';
import { buttonClass, type ButtonStyle } from './button-class';
import styles from './button.module.css';

export type ButtonProps = Readonly<
  ButtonStyle & {
    /** Shows a spinner in the same width, keeps the focus and ignores presses. */
    loading?: boolean;
    icon?: ReactNode;
    /** Pushed to the far end, such as an amount. */
    end?: ReactNode;
  }
> &
  Omit<ComponentProps<'button'>, 'className'>;

export function Button({
  variant,
  size,
  block,
  className,
  loading = false,
  icon,
  end,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation();
  const style = { variant, size, block, className };
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(style, end !== undefined)}
      aria-busy={loading || rest['aria-busy'] || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={cx(styles.content, loading && styles.hidden)}>
        {icon}
        {children}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
      {loading && (
        <span className={styles.wait}>
          <Spinner />
          <span className="sr-only">{t('common.loading')}</span>
        </span>
      )}
    </button>
  );
}
