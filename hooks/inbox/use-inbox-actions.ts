import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import type { NotificationDto } from '@/server/contracts/account/inbox';
import type { PagedDto } from '@/server/contracts/common';
import { asApiError } from '@/services/http/api-error';
import { inboxQueries } from '@/services/inbox/inbox-queries';
import { inboxService } from '@/services/inbox/inbox-service';
import { notify } from '@/utils/shell/notices';

type Rows = InfiniteData<PagedDto<NotificationDto>>;
type FailureKey =
  'inbox.deleteFailed' | 'inbox.readFailed' | 'inbox.restoreFailed';

const GONE = 404;

/**
 * What is done in the inbox: each is shown at once and done on the server at once, so that a closed tab keeps it. What
 * failed is said and taken back; a call without an answer is looked up.
 */
export function useInboxActions() {
  const { t } = useTranslation(['account-menu', 'inbox']);
  const userId = useShell().user?.id ?? 0;
  const client = useQueryClient();
  const queryKey = inboxQueries.lists(userId);
  const counts = inboxQueries.counts(userId);

  function change(
    work: (rows: readonly NotificationDto[]) => NotificationDto[],
  ): void {
    client.setQueriesData<Rows>(
      { queryKey },
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({ ...page, data: work(page.data) })),
        },
    );
  }

  async function askAgain(): Promise<void> {
    await Promise.allSettled([
      client.invalidateQueries({ queryKey }),
      client.fetchQuery(counts),
    ]);
  }

  function fail(key: FailureKey, again: () => void): void {
    notify({
      type: 'error',
      title: t(key),
      action: { label: t('common.tryAgain'), onPress: again },
    });
  }

  /** A row was pressed: it is read. When that fails it is news once more, which is no harm. */
  function open({ id, read_at: readAt }: NotificationDto): void {
    if (readAt !== null) return;
    const now = new Date().toISOString();
    change((rows) =>
      rows.map((row) => (row.id === id ? { ...row, read_at: now } : row)),
    );
    inboxService
      .read(id)
      .catch(() => undefined)
      .then(askAgain)
      .catch(() => undefined);
  }

  async function readAll(): Promise<void> {
    const now = new Date().toISOString();
    await client.cancelQueries({ queryKey });
    change((rows) =>
      rows.map((row) => ({ ...row, read_at: row.read_at ?? now })),
    );
    try {
      client.setQueryData(counts.queryKey, await inboxService.readAll());
    } catch {
      fail('inbox.readFailed', () => void readAll());
      await askAgain();
    }
  }

  async function restore(id: number): Promise<void> {
    try {
      await inboxService.restore(id);
    } catch {
      fail('inbox.restoreFailed', () => void restore(id));
    }
    await askAgain();
  }

  /** Whether it is on the server after a call that had no answer; true when nobody can say. */
  const isStillThere = (id: number): Promise<boolean> =>
    inboxService.show(id).then(
      () => true,
      (error: unknown) => asApiError(error)?.status !== GONE,
    );

  async function remove(row: NotificationDto): Promise<void> {
    await client.cancelQueries({ queryKey });
    change((rows) => rows.filter(({ id }) => id !== row.id));
    try {
      await inboxService.remove(row.id);
    } catch (error) {
      const isKept =
        asApiError(error)?.status !== GONE && (await isStillThere(row.id));
      if (isKept) {
        fail('inbox.deleteFailed', () => void remove(row));
        await askAgain();
        return;
      }
    }
    notify({
      type: 'success',
      title: t('inbox.deleted'),
      action: { label: t('cart.undo'), onPress: () => void restore(row.id) },
    });
    await askAgain();
  }

  return {
    open,
    readAll: () => void readAll(),
    remove: (row: NotificationDto) => void remove(row),
    restore: (id: number) => void restore(id),
  };
}
