import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '@/components/shell/site-link/site-link';
import styles from './site-footer.module.css';
import { StoreLink } from './store-link';

type FooterLink = Readonly<{
  href: string;
  label: string;
}>;

export type FooterColumn = Readonly<{
  title: string;
  links: readonly FooterLink[];
}>;

type SiteFooterProps = Readonly<{
  logo: ReactNode;
  /** Such as "Bistro Nord" in "© 2026 Bistro Nord". */
  siteName: string;
  year: number;
  /** Who runs the site; not there: not said. */
  legal?: string;
  tagline: string;
  columns: readonly FooterColumn[];
  /** Addresses of the app stores; empty: not shown. */
  apps: Readonly<{ android: string; ios: string }>;
  social: readonly FooterLink[];
  /** What the languages are called: "Language: English". */
  language: string;
  /** A list of links: this page in each language. */
  languages: ReactNode;
}>;

/** Only links that lead somewhere: what the operator left empty is not shown. */
export function SiteFooter(props: SiteFooterProps) {
  const { apps, columns, logo, siteName, social, tagline, year } = props;
  const { language, languages, legal } = props;
  const { t, i18n } = useTranslation();
  const lang = i18n.language;
  const hasApps = Boolean(apps.android || apps.ios);
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            {logo}
            <p>{tagline}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.heading}>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <SiteLink href={href} lang={lang} className={styles.link}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {hasApps && (
            <div className={styles.apps}>
              <h2 className={styles.heading}>{t('footer.app')}</h2>
              {apps.ios && <StoreLink store="apple" href={apps.ios} />}
              {apps.android && <StoreLink store="google" href={apps.android} />}
            </div>
          )}
        </div>
        <div className={styles.end}>
          <span className={styles.year}>
            {`© ${year} ${siteName}`}
            {legal && <small className={styles.legal}>{legal}</small>}
          </span>
          <details className={styles.languages}>
            <summary className={styles.link}>{language}</summary>
            {languages}
          </details>
          {social.length > 0 && (
            <ul className={styles.inline} aria-label={t('footer.social')}>
              {social.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel="noopener" className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
