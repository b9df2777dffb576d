import { useTranslation } from 'react-i18next';
import { Logo } from '@/components/shell/logo/logo';
import { SiteFooter } from '@/components/shell/site-footer/site-footer';
import { LanguageLinks } from '@/containers/pickers/language-links';
import { useShell } from '@/contexts/shell-context';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useSettings } from '@/hooks/shell/use-settings';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { DEFAULT_LOCALE, localeInfo } from '@/utils/i18n/locales';
import { routes } from '@/utils/shell/routes';

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
] as const;

/** Web addresses only: a setting is the operator's text, not always a link. */
const address = (value: string | undefined): string =>
  /^https?:\/\//.test(value ?? '') ? (value ?? '') : '';

/** Brand, the pages that exist, app stores and social networks that the operator has (spec.md §2). */
export function Footer() {
  const { t } = useTranslation();
  const { lang, user, year } = useShell();
  const settings = useSettings();
  const { login, register } = useSignInLinks();
  // a setting has one text: other languages keep ours, which is translated
  const ownWords = lang === DEFAULT_LOCALE && settings.footer_text;
  const restaurants = routes.list('restaurant');
  const account = user
    ? [
        { href: routes.orders(), label: t('nav.orders') },
        { href: routes.profile(), label: t('nav.profile') },
      ]
    : [
        { href: login, label: t('header.login'), rel: 'nofollow' },
        { href: register, label: t('header.register'), rel: 'nofollow' },
      ];
  return (
    <SiteFooter
      logo={
        <Logo
          name={BRAND_NAME}
          label={t('header.home', { name: BRAND_NAME })}
        />
      }
      siteName={BRAND_NAME}
      year={year}
      tagline={ownWords || t('footer.tagline')}
      columns={[
        {
          title: t('footer.browse'),
          links: [
            { href: restaurants, label: t('footer.restaurants') },
            { href: routes.list('shop'), label: t('footer.shops') },
            { href: routes.places(), label: t('places.title') },
            { href: `${restaurants}?deals=1`, label: t('footer.deals') },
            {
              href: `${restaurants}?free_delivery=1`,
              label: t('footer.free'),
            },
          ],
        },
        { title: t('footer.account'), links: account },
      ]}
      legal={[
        { href: routes.privacy(), label: t('privacy.title') },
        { href: routes.terms(), label: t('terms.title') },
      ]}
      language={`${t('header.language')}: ${localeInfo(lang).title}`}
      languages={<LanguageLinks />}
      apps={{
        ios: address(settings.customer_app_ios),
        android: address(settings.customer_app_android),
      }}
      social={SOCIAL.flatMap(([key, label]) => {
        const href = address(settings[key]);
        return href ? [{ href, label }] : [];
      })}
    />
  );
}
