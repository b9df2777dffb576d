import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { settingsQueries } from '@/services/settings/settings-queries';

/** The currency that shops reckon in, whatever the reader has chosen. */
export function useMainCurrency() {
  const { currency } = useShell();
  const { data } = useQuery(settingsQueries.currencies());
  return data?.find((each) => each.default) ?? currency;
}
