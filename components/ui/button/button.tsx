import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Spinner } from '@/components/ui/spinner/spinner';
import styles from './button.module.css';

export type ButtonStyle = Readonly<{
  variant?: 'primary' | 'secondary' | 'dark' | 'line' | 'ghost';
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  block?: boolean;
  className?: string;
}>;

export function buttonClass(style: ButtonStyle, split: boolean): string {
  const { variant = 'primary', size = 'm', block, className } = style;
  return cx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    split && styles.split,
    className,
  );
}

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

type LinkButtonProps = Readonly<
  ButtonStyle & { icon?: ReactNode; end?: ReactNode }
> &
  Omit<ComponentProps<typeof Link>, 'className'>;

/** A link that looks like a button: for what changes the address. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  icon,
  end,
  children,
  ...rest
}: LinkButtonProps) {
  const style = { variant, size, block, className };
  return (
    <Link {...rest} className={buttonClass(style, end !== undefined)}>
      <span className={styles.content}>
        {icon}
        {children}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
    </Link>
  );
}

/** For what failed to load. */
export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  const { t } = useTranslation();
  return <Button {...props}>{t('common.tryAgain')}</Button>;
}
