import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { localeInfo } from '@/utils/locales';

/** Says another language aloud, in that language, once the page is in it. */
export function LanguageAnnouncer() {
  const { t } = useTranslation();
  const { lang } = useShell();
  const [first] = useState(lang);
  const [changed, setChanged] = useState(false);
  if (lang !== first && !changed) setChanged(true);
  return (
    <p role="status" className="sr-only">
      {changed && `${t('header.language')}: ${localeInfo(lang).title}`}
    </p>
  );
}
