import { useCallback } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { asApiError } from '@/services/http/api-error';
import { notify } from '@/utils/shell/notices';

/** Says that something about the group did not work, in the server's words where it gave some. */
export function useGroupFailure(): (error: unknown) => void {
  const { t } = useTranslation('group');
  return useCallback(
    (error) =>
      notify({
        type: 'error',
        id: 'group-failed',
        title: t('group.failed'),
        text: asApiError(error)?.info.message || t('error.offline'),
      }),
    [t],
  );
}
