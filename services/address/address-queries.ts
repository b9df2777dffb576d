import { queryOptions } from '@tanstack/react-query';
import { addressService } from './address-service';

export const addressQueries = {
  list: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'addresses'],
      queryFn: addressService.list,
    }),
};
