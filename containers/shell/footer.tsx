import '@/styles/families/common';
import { useBrand } from '@/hooks/shell/use-brand';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteLogo } from '@/containers/ui/site-logo';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { StoreLink } from '@/components/shell/store-link/store-link';
import { LanguageLinks } from '@/containers/pickers/language-links';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { DEFAULT_LOCALE, localeInfo } from '@/utils/i18n/locales';
import { SITE_LINKS, type SiteLinkRow } from '@/utils/shell/site-links';
import { webAddress } from '@/utils/shell/store-addresses';
import styles from './footer.module.css';

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
] as const;

/** Brand, the pages that exist, app stores and social networks that the operator has (spec.md §2). */
export function Footer() {
  const { t } = useTranslation();
  const { hidden, lang, year } = useShell();
  const settings = useSettings();
  const { legal, name } = useBrand();
  // a setting has one text: other languages keep ours, which is translated
  const ownWords = lang === DEFAULT_LOCALE && settings.footer_text;
  const isShown = ([href]: SiteLinkRow): boolean =>
    !hidden?.includes(href) &&
    (href !== '/referrals' || settings.referral_active === '1');
  const ios = webAddress(settings.customer_app_ios);
  const android = webAddress(settings.customer_app_android);
  const social = SOCIAL.flatMap(([key, label]) => {
    const href = webAddress(settings[key]);
    return href ? [{ href, label }] : [];
  });
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <SiteLogo again />
            <p>{ownWords || t('footer.tagline')}</p>
          </div>
          {SITE_LINKS.map(([key, links]) => {
            const title = key ? t(key) : name;
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
        </div>
        <div className={styles.end}>
          <span className={styles.year}>
            {`© ${year} ${name}`}
            {legal && <small className={styles.legal}>{legal}</small>}
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
