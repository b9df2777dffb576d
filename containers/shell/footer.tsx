import { useBrand } from '@/hooks/shell/use-brand';
import { useTranslation } from 'react-i18next';
import { SiteLogo } from '@/containers/ui/site-logo';
import { SiteFooter } from '@/components/shell/site-footer/site-footer';
import { LanguageLinks } from '@/containers/pickers/language-links';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { DEFAULT_LOCALE, localeInfo } from '@/utils/i18n/locales';
import { SITE_LINKS, type SiteLinkRow } from '@/utils/shell/site-links';
import { webAddress } from '@/utils/shell/store-addresses';

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
  const linksOf = (links: readonly SiteLinkRow[]) =>
    links
      .filter(
        ([href]) =>
          !hidden?.includes(href) &&
          (href !== '/referrals' || settings.referral_active === '1'),
      )
      .map(([href, key]) => ({ href, label: t(key) }));
  return (
    <SiteFooter
      logo={<SiteLogo />}
      siteName={name}
      year={year}
      legal={legal}
      tagline={ownWords || t('footer.tagline')}
      columns={SITE_LINKS.map(([title, links]) => ({
        title: title ? t(title) : name,
        links: linksOf(links),
      }))}
      language={`${t('header.language')}: ${localeInfo(lang).title}`}
      languages={<LanguageLinks />}
      apps={{
        ios: webAddress(settings.customer_app_ios),
        android: webAddress(settings.customer_app_android),
      }}
      social={SOCIAL.flatMap(([key, label]) => {
        const href = webAddress(settings[key]);
        return href ? [{ href, label }] : [];
      })}
    />
  );
}
