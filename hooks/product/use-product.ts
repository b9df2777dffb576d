import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { asApiError } from '@/services/http/api-error';
import { productQueries } from '@/services/product/product-queries';

/** A whole product; `gone` when nothing of that name is sold. */
export function useProduct(uuid: string) {
  const { currency, lang } = useShell();
  const query = useQuery(
    productQueries.detail(uuid, { currencyId: currency.id, lang }),
  );
  const { data, error, refetch, status } = query;
  return {
    product: data ?? null,
    gone: asApiError(error)?.status === 404,
    failed: status === 'error' && !query.isFetching,
    retry: () => void refetch(),
  };
}
