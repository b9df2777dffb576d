import '@/styles/families/common';
import { useBrand } from '@/hooks/shell/use-brand';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LogoLink } from '@/containers/ui/site-logo';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { StoreLink } from '@/components/shell/store-link/store-link';
import { LanguageLinks } from '@/containers/pickers/language-links';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { DEFAULT_LOCALE, localeInfo } from '@/utils/i18n/locales';
import { SITE_LINKS, type SiteLinkRow } from '@/utils/shell/site-links';
import { KeptList } from '@/utils/platform/kept-list';
import type { ShellBrand } from '@/utils/shell/brand';
import { webAddress } from '@/utils/shell/store-addresses';
import styles from './footer.module.css';

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
] as const;

type ColumnsProps = Readonly<{
  brand: ShellBrand;
  /** Paths to which no link leads. */
  hidden?: readonly string[] | undefined;
  home?: string | undefined;
  lang: string;
  settings: Readonly<Record<string, string>>;
}>;

/** Brand, the pages that exist and app stores. */
function FooterColumns({ brand, hidden, home, lang, settings }: ColumnsProps) {
  const { t } = useTranslation();
  // a setting has one text: other languages keep ours, which is translated
  const ownWords = lang === DEFAULT_LOCALE && settings.footer_text;
  const isShown = ([href]: SiteLinkRow): boolean =>
    !hidden?.includes(href) &&
    (href !== '/referrals' || settings.referral_active === '1');
  const ios = webAddress(settings.customer_app_ios);
  const android = webAddress(settings.customer_app_android);
  return (
    <>
      <div className={styles.brand}>
        <LogoLink again home={home} lang={lang} brand={brand} />
        <p>{ownWords || t('footer.tagline')}</p>
      </div>
      {SITE_LINKS.map(([key, links]) => {
        const title = key ? t(key) : brand.name;
        return (
          <nav key={title} aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul>
              {links.filter(isShown).map(([href, label]) => (
                <li key={href}>
                  <SiteLink href={href} lang={lang} className={styles.link}>
                    {t(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        );
      })}
      {(ios || android) && (
        <div className={styles.apps}>
          <h2 className={styles.heading}>{t('footer.app')}</h2>
          {ios && <StoreLink store="apple" href={ios} />}
          {android && <StoreLink store="google" href={android} />}
        </div>
      )}
    </>
  );
}

/** Brand, the pages that exist, app stores and social networks that the operator has (spec.md §2). */
export function Footer() {
  const { t } = useTranslation();
  const { hidden, home, lang, year } = useShell();
  const settings = useSettings();
  const brand = useBrand();
  const social = SOCIAL.flatMap(([key, label]) => {
    const href = webAddress(settings[key]);
    return href ? [{ href, label }] : [];
  });
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <KeptList
          as="div"
          className={styles.columns}
          of={FooterColumns}
          props={{ brand, hidden, home, lang, settings }}
        />
        <div className={styles.end}>
          <span className={styles.year}>
            {`© ${year} ${brand.name}`}
            {brand.legal && (
              <small className={styles.legal}>{brand.legal}</small>
            )}
          </span>
          <details className={styles.languages}>
            <summary
              className={styles.link}
            >{`${t('header.language')}: ${localeInfo(lang).title}`}</summary>
            <LanguageLinks />
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
