import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useCountsAgain } from '@/hooks/events/use-counts-again';
import { userQueries } from '@/services/account/user-queries';
import type { ChatReports } from '@/services/chat/chat-port';
import { asApiError } from '@/services/http/api-error';
import { notify } from '@/utils/shell/notices';

/** What a chat tells, in the language of the page. */
export function useChatReports(): ChatReports {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const { user } = useShell();
  const userId = user?.id ?? 0;
  const countAgain = useCountsAgain();
  return {
    failed: (words) =>
      notify({
        type: 'error',
        id: 'chat-failed',
        title: t('chat.error'),
        ...(words && { text: words }),
      }),
    full: () =>
      notify({ type: 'error', id: 'chat-full', title: t('chat.queue.full') }),
    error: (error) => {
      // a session that ended is left as after any call (containers/app/handle-api-failure)
      if (asApiError(error)?.status !== 401) return;
      const profile = userQueries.profile(userId);
      client.fetchQuery({ ...profile, staleTime: 0 }).catch(() => undefined);
    },
    seen: countAgain,
  };
}
