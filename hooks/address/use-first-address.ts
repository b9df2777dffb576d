import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { geocodeQueries } from '@/services/address/geocode-queries';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import type { ShellAddress } from '@/utils/shell/shell';

/** The address where the browser is, or "not found" (spec.md §4, §8); null until it is looked up. */
export function useFirstAddress({
  latitude,
  longitude,
}: DeliveryPoint): ShellAddress | null {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { data, isPending } = useQuery(
    geocodeQueries.at(latitude, longitude, lang),
  );
  if (isPending) return null;
  return data ?? { title: t('address.notFound'), latitude, longitude };
}
