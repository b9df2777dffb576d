import type { GeocodeResultDto } from '@/server/contracts/address/geocode';
import { api } from '@/services/http/client';
import type { ShellAddress } from '@/utils/shell/shell';

function toAddress({
  formatted_address: title,
  geometry,
}: GeocodeResultDto['results'][number]): ShellAddress {
  const { lat, lng } = geometry.location;
  return { title, latitude: lat, longitude: lng };
}

/** Addresses of points and points of addresses (api-contract.md §2 "Shops, products, categories"). */
export const geocodeService = {
  async search(
    address: string,
    lang: string,
  ): Promise<readonly ShellAddress[]> {
    const { results } = await api.get<GeocodeResultDto>('/rest/geocode', {
      address,
      lang,
    });
    return results.map(toAddress);
  },
  /** The address at a point, which keeps the point itself; null where the map knows none. */
  async at(
    latitude: number,
    longitude: number,
    lang: string,
  ): Promise<ShellAddress | null> {
    const { results } = await api.get<GeocodeResultDto>('/rest/geocode', {
      latlng: `${latitude},${longitude}`,
      lang,
    });
    const [first] = results;
    return first
      ? { title: first.formatted_address, latitude, longitude }
      : null;
  },
};
