import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { InboxStatisticDto } from '@/server/contracts/account/inbox';
import { inboxQueries } from '@/services/inbox/inbox-queries';
import { INBOX_KINDS, type InboxKind } from '@/utils/shell/inbox-routes';

type InboxCounts = Pick<InboxStatisticDto, InboxKind | 'total'>;

const NONE = Object.fromEntries(INBOX_KINDS.map((kind) => [kind, 0])) as Record<
  InboxKind,
  number
>;

/** How many rows of each kind and in all are not read, for the inbox itself; in all as every other badge has it. */
export function useInboxCounts(): InboxCounts {
  const { user } = useShell();
  const { data } = useQuery({
    ...inboxQueries.counts(user?.id ?? 0),
    enabled: user !== null,
    meta: { silent: true },
  });
  return data ?? { ...NONE, total: user?.unread ?? 0 };
}
