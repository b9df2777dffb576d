import { api } from '@/services/http/client';

/** The city's streets, parks and water as GeoJSON features (drawn by components/address/city-map). */
export const mapService = {
  city: <T>() => api.get<T>('/rest/map'),
};
