import type { PlacesDto } from '@/server/contracts/places';
import { api } from '@/services/http/client';

/** Which of all places: a page, of the whole city or of one district. */
export interface PlacesWish {
  readonly page: number;
  readonly district: number | null;
}

export const placeService = {
  /** A page of all restaurants and shops by name, wherever they deliver. */
  page: ({ district, page }: PlacesWish) =>
    api.get<PlacesDto>('/rest/places', {
      page,
      ...(district !== null && { district }),
    }),
};
