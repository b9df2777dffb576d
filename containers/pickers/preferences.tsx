import { Coins, Globe, Moon, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { MenuDisclosure } from '@/components/ui/menu-list/menu-disclosure';
import { MenuList } from '@/components/ui/menu-list/menu-list';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useThemeMode } from '@/hooks/shell/use-theme-mode';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { localeInfo } from '@/utils/i18n/locales';
import { routes } from '@/utils/shell/routes';
import styles from './preferences.module.css';

const LanguageChoice = lazyBlock(
  () => import('./language-choice'),
  'LanguageChoice',
  () => <LoadingStatus />,
);
const CurrencyList = lazyBlock(
  withTexts(['account-menu'], () => import('./currency-list')),
  'CurrencyList',
  () => <LoadingStatus />,
);
const icon = { size: 22 } as const;

/** Theme, language and currency as rows, and the way to all settings; for the menu drawer and the profile. */
export function Preferences() {
  const { t } = useTranslation('account-menu');
  const { currency, lang } = useShell();
  const { dark, toggle } = useThemeMode();
  const [opened, setOpened] = useState<'currency' | 'language' | null>(null);
  const close = () => setOpened(null);
  /** One of them is open at a time; the closing of the other must not close it. */
  const show = (which: 'currency' | 'language', open: boolean) =>
    setOpened((before) => (open ? which : before === which ? null : before));
  const language = localeInfo(lang);
  return (
    <div>
      <SwitchField
        start={<Moon {...icon} />}
        className={styles.switch}
        label={t('header.dark')}
        checked={dark}
        onChange={toggle}
      />
      <MenuDisclosure
        icon={<Globe {...icon} />}
        title={t('header.language')}
        value={<span lang={language.tag}>{language.title}</span>}
        open={opened === 'language'}
        onOpenChange={(open) => show('language', open)}
      >
        <LanguageChoice onChosen={close} />
      </MenuDisclosure>
      <MenuDisclosure
        icon={<Coins {...icon} />}
        title={t('header.currency')}
        value={
          <bdi dir="ltr">{`${currency.symbol} ${currency.title.toUpperCase()}`}</bdi>
        }
        open={opened === 'currency'}
        onOpenChange={(open) => show('currency', open)}
      >
        <CurrencyList onChosen={close} />
      </MenuDisclosure>
      <MenuList
        label={t('account.settings')}
        links={[
          {
            href: routes.settings(),
            label: t('account.settings'),
            icon: <Settings {...icon} />,
          },
        ]}
      />
    </div>
  );
}
