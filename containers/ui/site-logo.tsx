import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { useShell } from '@/contexts/shell-context';
import { useBrand } from '@/hooks/shell/use-brand';
import type { BrandLogo, ShellBrand } from '@/utils/shell/brand';
import styles from './site-logo.module.css';

const picture = (
  { height, width }: BrandLogo,
  src: string,
  className?: string,
) => (
  <img
    key={src}
    src={src}
    alt=""
    width={width}
    height={height}
    className={cx(styles.own, className)}
  />
);

/** The mark, by which its copy finds it. */
const MARK = 'mark';

type LogoLinkProps = Readonly<{
  /** Where it leads: a path without its language. */
  home?: string | undefined;
  lang: string;
  brand: ShellBrand;
  /** It stands on the page before: it is drawn once more by reference. */
  again?: boolean;
}>;

/** The way home: the operator's logo, or the product's own mark and wordmark, which are drawn. */
export function LogoLink({ again, brand, home = '/', lang }: LogoLinkProps) {
  const { t } = useTranslation();
  const { logo, name } = brand;
  return (
    <SiteLink
      href={home}
      lang={lang}
      className={styles.logo}
      aria-label={t('header.home')}
      dir="ltr"
    >
      {logo ? (
        <>
          {picture(logo, logo.src, logo.dark && styles.day)}
          {logo.dark && picture(logo, logo.dark, styles.night)}
          {logo.isMark && (
            <span className={`clip ${styles.word}`} aria-hidden="true">
              {name}
            </span>
          )}
        </>
      ) : (
        <>
          <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
            {again ? (
              <use href={`#${MARK}`} />
            ) : (
              <g id={MARK}>
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
              </g>
            )}
          </svg>
          <span className={styles.drawn} aria-hidden="true" />
        </>
      )}
    </SiteLink>
  );
}

/** The logo of the page that is shown. */
export function SiteLogo() {
  const { home, lang } = useShell();
  return <LogoLink home={home} lang={lang} brand={useBrand()} />;
}
