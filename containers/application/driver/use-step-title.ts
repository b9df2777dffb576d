import { useTranslation } from 'react-i18next';
import type { DriverStep } from '@/utils/application/driver';

/** What the steps are called. */
export function useStepTitle(): (step: DriverStep) => string {
  const { t } = useTranslation();
  return (step) => {
    if (step === 'phone') return t('legal.phone');
    return step === 'review' ? t('seller.review') : t(`driver.${step}`);
  };
}
