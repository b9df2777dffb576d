import { useTranslation } from 'react-i18next';
import { Panel } from '@/components/ui/panel/panel';

/** In the place of a card that only a script can show. */
export function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Panel>
        <p>{t('myShop.noScript')}</p>
      </Panel>
    </noscript>
  );
}
