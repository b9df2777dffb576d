import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { useShell } from '@/contexts/shell-context';
import { useConsent } from '@/hooks/shell/use-consent';
import { giveConsent } from '@/utils/shell/consent';
import styles from './visits-choice.module.css';

/** Where one changes whether visits may be counted; nothing where nobody counts. */
export function VisitsChoice() {
  const { t } = useTranslation('consent');
  const { analytics } = useShell();
  const consent = useConsent();
  if (!analytics || consent === undefined) return null;
  const isOn = consent === 'yes';
  return (
    <Panel title={t('consent.choice')} className={styles.choice}>
      <p role="status">{t(isOn ? 'consent.allowed' : 'consent.refused')}</p>
      <Button
        variant="secondary"
        className={styles.button}
        onClick={() => giveConsent(isOn ? 'no' : 'yes')}
      >
        {t(isOn ? 'consent.no' : 'consent.yes')}
      </Button>
    </Panel>
  );
}
