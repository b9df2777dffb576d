import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import { WORLD_MIDDLE } from '@/utils/constants/defaults';
import { ZOOM } from '@/utils/constants/limits';

interface MapStart {
  readonly point: DeliveryPoint;
  /** As tile zooms have it. */
  readonly zoom: number;
}

/** Where a map begins: at the chosen address, else at the site's centre, as near as the operator has set it. */
export function useMapStart(): MapStart {
  const { address, center } = useShell();
  const zoom = Number(useSettings().zoom) || ZOOM.house;
  return address
    ? { point: address, zoom: ZOOM.house }
    : { point: center ?? WORLD_MIDDLE, zoom };
}
