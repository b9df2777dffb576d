import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { asApiError } from '@/services/http/api-error';
import { ownShopQueries } from '@/services/application/own-shop-queries';

/** Whose shops they are, and in which language they are read. */
export function useOwner() {
  const { lang, user } = useShell();
  return { lang, userId: user?.id ?? 0 };
}

/** The account's shops; undefined while they are on their way. */
export function useMyShops() {
  const { data, isError, refetch } = useQuery(ownShopQueries.list(useOwner()));
  return {
    shops: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** One of them with what may be changed of it; `isMissing`: it is another's, or gone. */
export function useMyShop(id: number) {
  const query = useQuery(ownShopQueries.detail(id, useOwner()));
  const { data, error, isError, refetch } = query;
  return {
    shop: data,
    isMissing: asApiError(error)?.status === 404,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** Who changed what of it, newest first. */
export function useShopHistory(id: number) {
  const query = useQuery(ownShopQueries.changes(id, useOwner()));
  const { data, isError, refetch } = query;
  return {
    edits: data?.data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
