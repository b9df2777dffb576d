import type { PlacesDto } from '@/server/contracts/places';
import type { listPlaces } from '@/server/domain/catalogue/list-places';

/** A page of all places; of each only what a list of names shows. */
export function presentPlaces({
  places,
  ...rest
}: Awaited<ReturnType<typeof listPlaces>>): PlacesDto {
  return {
    ...rest,
    places: places.map(({ district, letter, shop, title }) => ({
      id: shop.id,
      type: shop.type,
      title,
      logo_img: shop.logoImg,
      letter,
      district: district?.title ?? null,
      rating_avg: shop.ratingAvg,
    })),
  };
}
