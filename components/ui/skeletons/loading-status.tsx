import { useTranslation } from 'react-i18next';

/** Says "Loading" once to those who do not see the skeletons beside it. */
export function LoadingStatus() {
  const { t } = useTranslation();
  return (
    <span role="status" className="sr-only">
      {t('common.loading')}
    </span>
  );
}
