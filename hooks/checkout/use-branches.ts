import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import type { BranchView } from '@/utils/shop/shop-info';

const NONE: readonly BranchView[] = [];

/** Other places to fetch a pickup of that shop from; none while nobody asks, or when they cannot be had. */
export function useBranches(
  shopId: number,
  isAsked: boolean,
): readonly BranchView[] {
  const { lang } = useShell();
  const { data } = useQuery({
    ...checkoutQueries.branches(shopId, lang),
    enabled: isAsked,
  });
  return data ?? NONE;
}
