import { Coins, Globe } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { SelectField } from '@/components/form/text-field/select-field';
import { Button, RetryButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useLookChoices } from '@/hooks/shell/use-look-choices';
import { useThemeChoice } from '@/hooks/shell/use-theme-choice';
import { FORMS } from '@/utils/constants/forms';
import { THEME_CHOICES } from '@/utils/shell/theme-mode';
import styles from './settings.module.css';

const THEMES = {
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
  system: 'settings.theme.system',
} as const;
const icon = { size: 20 } as const;

/** Language, currency and theme in one place; what is chosen takes effect at once, without script by the form's button. */
export function LookSection() {
  const { t } = useTranslation('account');
  const posted = usePostedForm();
  const { currencies, currency, failed, lang, languages, retry } =
    useLookChoices();
  const theme = useThemeChoice();
  const answer = posted?.form === FORMS.look ? posted : null;
  const errors = answer?.errors ?? {};
  return (
    <Panel id="look" title={t('settings.look')}>
      <Form
        name={FORMS.look}
        className={styles.look}
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          label={t('header.language')}
          name="lang"
          start={<Globe {...icon} />}
          autoComplete="off"
          options={languages}
          value={lang.value}
          error={errors.lang}
          onChange={({ target }) => lang.choose(target.value)}
        />
        <SelectField
          label={t('header.currency')}
          name="currency"
          start={<Coins {...icon} />}
          autoComplete="off"
          options={currencies}
          value={currency.value}
          error={errors.currency}
          onChange={({ target }) => currency.choose(target.value)}
        />
        <div>
          <p className={styles.label} aria-hidden="true">
            {t('settings.theme')}
          </p>
          <SegmentedControl
            label={t('settings.theme')}
            name="theme"
            block
            square
            className={styles.themes}
            value={theme.choice}
            segments={THEME_CHOICES.map((value) => ({
              value,
              label: t(THEMES[value]),
            }))}
            onChange={theme.choose}
          />
        </div>
        <noscript className={styles.save}>
          <Button type="submit" variant="secondary">
            {t('settings.save')}
          </Button>
        </noscript>
      </Form>
      {answer?.message && <FormAlert>{answer.message}</FormAlert>}
      {failed && (
        <div role="alert" className={styles.visitor}>
          <p>{t('settings.look.failed')}</p>
          <RetryButton size="s" variant="secondary" onClick={retry} />
        </div>
      )}
    </Panel>
  );
}
