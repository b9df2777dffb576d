import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '@/components/dropdown/dropdown';
import { toolClass } from '@/components/tool-button/tool-class';
import { useShell } from '@/contexts/shell-context';
import { LanguageLinks } from './language-links';

/** The header's language button and its list. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const { lang } = useShell();
  return (
    <Dropdown
      buttonClass={toolClass}
      label={`${t('header.language')}: ${lang.toUpperCase()}`}
      button={
        <>
          <Globe size={22} strokeWidth={1.75} aria-hidden="true" />
          {lang.toUpperCase()}
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  );
}
