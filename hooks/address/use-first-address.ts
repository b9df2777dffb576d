import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { geocodeQueries } from '@/services/address/geocode-queries';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import type { ShellAddress } from '@/utils/shell/shell';

/** The address where the browser is; null where the map knows none, undefined until it is looked up, or nobody answers. */
export function useFirstAddress({
  latitude,
  longitude,
}: DeliveryPoint): ShellAddress | null | undefined {
  const { lang } = useShell();
  return useQuery(geocodeQueries.at(latitude, longitude, lang)).data;
}
