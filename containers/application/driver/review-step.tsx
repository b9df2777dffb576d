import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { Panel } from '@/components/ui/panel/panel';
import { isPlainClick } from '@/utils/browser/plain-click';
import { routes } from '@/utils/shell/routes';
import { DriverSummary } from './driver-summary';
import type { StepProps } from './step-props';
import styles from '../shared/shared.module.css';

/** Step 5: everything once more, the agreement, and sending it. */
export function ReviewStep({ form }: StepProps) {
  const { t } = useTranslation();
  const { change, draft, errors, goTo, phone } = form;
  return (
    <>
      <DriverSummary
        draft={draft}
        phone={phone}
        errors={errors}
        onEdit={(step, event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void goTo(step);
        }}
      />
      <Panel>
        <CheckboxField
          name="agreement"
          label={
            <>
              {t('driver.agreement')}{' '}
              <a
                href={routes.terms()}
                target="_blank"
                rel="noopener"
                className={styles.terms}
              >
                {t('terms.title')}
              </a>
            </>
          }
          checked={draft.agreement}
          error={errors.agreement}
          onChange={({ target }) =>
            change({ agreement: target.checked }, 'agreement')
          }
        />
      </Panel>
    </>
  );
}
