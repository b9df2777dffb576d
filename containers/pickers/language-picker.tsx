import '@/styles/families/common';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { toolClass } from '@/components/ui/tool-button/tool-class';
import { useShell } from '@/contexts/shell-context';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { LANGUAGES } from './language-links';

const LanguageChoice = lazyBlock(
  () => import('./language-choice'),
  'LanguageChoice',
  () => <LoadingStatus />,
);

/** The header's language button and its list; without script, the way to that of the foot. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const { lang } = useShell();
  const [opened, setOpened] = useState(false);
  return (
    <Dropdown
      buttonClass={toolClass}
      label={`${t('header.language')}: ${lang.toUpperCase()}`}
      button={
        <>
          <Globe size={22} />
          {lang.toUpperCase()}
        </>
      }
      onOpenChange={(open) => setOpened((before) => before || open)}
    >
      {opened ? (
        <LanguageChoice />
      ) : (
        // without script
        <a className={toolClass} href={`#${LANGUAGES}`}>
          {t('header.language')}
        </a>
      )}
    </Dropdown>
  );
}
