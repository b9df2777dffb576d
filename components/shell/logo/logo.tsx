import Link from 'next/link';
import { clsx as cx } from 'clsx';
import { type BrandLogo, OWN_NAME } from '@/utils/shell/brand';
import styles from './logo.module.css';

type LogoProps = Readonly<{
  /** The site's name; only the product's own has a drawn wordmark. */
  name: string;
  /** The picture of a site's own; without one its name is written beside a mark in its colour. */
  logo?: BrandLogo;
  /** What the link says aloud: the name, and that it leads home. */
  label: string;
  href?: string;
  /** The mark alone. */
  compact?: boolean;
  className?: string;
}>;

/** The bowl and its leaf: the product's own mark. */
const BOWL = (
  <>
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
  </>
);

/** A cloche, for a site that has no picture of its own. */
const CLOCHE = (
  <path
    d="M8 22.5h18M10 19.5a7 7 0 0 1 14 0ZM17 12.5v-2"
    fill="none"
    stroke="var(--on-primary)"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

function Picture({ logo }: Readonly<{ logo: BrandLogo }>) {
  const { dark, height, src, width } = logo;
  const size = { width, height };
  if (!dark) return <img src={src} alt="" {...size} className={styles.own} />;
  return (
    <>
      <img src={src} alt="" {...size} className={cx(styles.own, styles.day)} />
      <img
        src={dark}
        alt=""
        {...size}
        loading="lazy"
        className={cx(styles.own, styles.night)}
      />
    </>
  );
}

/** The way home: the site's logo, or its mark and name. */
export function Logo({
  name,
  logo,
  label,
  href = '/',
  compact = false,
  className,
}: LogoProps) {
  const isOwn = name === OWN_NAME;
  return (
    <Link
      href={href}
      prefetch={false}
      className={cx(styles.logo, className)}
      aria-label={label}
      dir="ltr"
    >
      {logo ? (
        <Picture logo={logo} />
      ) : (
        <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
          <circle cx="17" cy="17" r="17" fill="var(--primary)" />
          {isOwn ? BOWL : CLOCHE}
        </svg>
      )}
      {!compact && !logo && isOwn && (
        <span className={styles.drawn} aria-hidden="true" />
      )}
      {!compact && !logo && !isOwn && (
        <span className={styles.word} aria-hidden="true">
          {name}
        </span>
      )}
    </Link>
  );
}
