import Link from 'next/link';
import { clsx as cx } from 'clsx';
import styles from './logo.module.css';

type LogoProps = Readonly<{
  /** The operator's name; only "Sofra" has a drawn wordmark. */
  name?: string;
  /** What the link says aloud, such as "Sofra, home". */
  label: string;
  href?: string;
  /** The bowl alone. */
  compact?: boolean;
  className?: string;
}>;

export function Logo({
  name = 'Sofra',
  label,
  href = '/',
  compact = false,
  className,
}: LogoProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cx(styles.logo, className)}
      aria-label={label}
      dir="ltr"
    >
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="17" fill="var(--primary)" />
        <path
          d="M7.6 15h18.8c0 4.7-3 7.7-6.4 8.5h-6c-3.4-.8-6.4-3.8-6.4-8.5Z"
          fill="var(--on-primary)"
        />
        <path
          d="M9.5 26.6h15"
          stroke="var(--on-primary)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="M15.8 12.6c-.7-4.3 1.7-7.6 6.7-8 .5 4.8-2.1 7.7-6.7 8Z"
          fill="var(--leaf)"
        />
      </svg>
      {!compact && name === 'Sofra' && (
        <span className={styles.drawn} aria-hidden="true" />
      )}
      {!compact && name !== 'Sofra' && (
        <span className={styles.word} aria-hidden="true">
          {name}
        </span>
      )}
    </Link>
  );
}
