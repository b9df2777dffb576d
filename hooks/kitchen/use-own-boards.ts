import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { boardQueries } from '@/services/kitchen/board-queries';
import type { OwnBoardsDto } from '@/server/contracts/kitchen/board';
import { neverChanges } from '@/utils/browser/never-changes';
import { linkOf } from '@/utils/kitchen/kept-board';

/** The shop that the address names; null: none. */
function askedShop(shop: unknown): number | null {
  const id = Number(shop);
  return typeof shop === 'string' && Number.isInteger(id) && id > 0 ? id : null;
}

/**
 * The boards of the signed-in account, and which of them the address asks for. A push message names a shop: where this
 * device has a link to its board, that is opened instead (`isLeaving`).
 */
export function useOwnBoards(): {
  readonly isVisitor: boolean;
  readonly isLeaving: boolean;
  readonly shopId: number | null;
  readonly boards: OwnBoardsDto | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
} {
  const { i18n } = useTranslation();
  const { user } = useShell();
  const { isReady, query, replace } = useRouter();
  const asked = askedShop(query.shop);
  const { telling } = query;
  const token = useSyncExternalStore(
    neverChanges,
    () => (asked === null ? null : linkOf(asked).read()),
    () => null,
  );
  useEffect(() => {
    if (!isReady || token === null) return;
    const told = typeof telling === 'string' ? `?telling=${telling}` : '';
    void replace(`/board/${token}${told}`);
  }, [isReady, replace, telling, token]);
  const { data, isError, refetch } = useQuery({
    ...boardQueries.own(user?.id ?? 0, i18n.language),
    enabled: user !== null,
  });
  const only = data?.length === 1 ? data[0]?.id : undefined;
  const own = data?.some(({ id }) => id === asked) ? asked : null;
  return {
    isVisitor: user === null,
    isLeaving: token !== null,
    shopId: own ?? only ?? null,
    boards: data ?? null,
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}
