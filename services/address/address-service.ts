import type { PagedDto } from '@/server/contracts/common';
import type {
  AddressDto,
  CreateAddressBodyDto,
} from '@/server/contracts/address';
import { api } from '@/services/http/client';
import { ADDRESSES_MAX } from '@/utils/constants/limits';
import { toSavedAddress } from './to-saved-address';

const LIST = '/dashboard/user/addresses';

/** What may be asked about the zone of each. */
interface ZoneQuestion {
  readonly zones?: 1;
  readonly shop_id?: number;
  readonly currency_id?: number;
}

/** Saved addresses (api-contract.md §2). */
export const addressService = {
  list: async (about: ZoneQuestion = {}) =>
    (
      await api.get<PagedDto<AddressDto>>(LIST, {
        ...about,
        perPage: ADDRESSES_MAX,
      })
    ).data.map(toSavedAddress),
  show: async (id: number) =>
    toSavedAddress(await api.get<AddressDto>(`${LIST}/${id}`)),
  create: (body: CreateAddressBodyDto) => api.post<AddressDto>(LIST, body),
  change: (id: number, body: CreateAddressBodyDto) =>
    api.put<AddressDto>(`${LIST}/${id}`, body),
  remove: (id: number) =>
    api.delete<null>(`${LIST}/delete`, { params: { ids: [id] } }),
  setActive: (id: number) =>
    api.post<AddressDto>(`/dashboard/user/address/set-active/${id}`),
};
