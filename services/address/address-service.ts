import type { PagedDto } from '@/server/contracts/common';
import type {
  AddressDto,
  CreateAddressBodyDto,
} from '@/server/contracts/address';
import { api } from '@/services/http/client';
import { toSavedAddress } from './to-saved-address';

/** Saved addresses (api-contract.md §2). */
export const addressService = {
  list: async () =>
    (
      await api.get<PagedDto<AddressDto>>('/dashboard/user/addresses', {
        perPage: 50,
      })
    ).data.map(toSavedAddress),
  create: (body: CreateAddressBodyDto) =>
    api.post<AddressDto>('/dashboard/user/addresses', body),
  setActive: (id: number) =>
    api.post<AddressDto>(`/dashboard/user/address/set-active/${id}`),
};
