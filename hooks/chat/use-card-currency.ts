import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { settingsQueries } from '@/services/settings/settings-queries';
import type { MoneyCurrency } from '@/utils/money/money';

/** The currency an order was paid in, by its id, in force or not; the page's until it is known. */
export function useCardCurrency(id: number | null): MoneyCurrency {
  const { currency } = useShell();
  const { data } = useQuery(settingsQueries.everyCurrency());
  return data?.find((each) => each.id === id) ?? currency;
}
