import { queryOptions } from '@tanstack/react-query';
import { paymentService } from './payment-service';

export const paymentQueries = {
  /** One attempt; asked anew whenever it is shown. */
  transaction: (userId: number, id: number) =>
    queryOptions({
      queryKey: ['user', userId, 'transaction', id],
      queryFn: () => paymentService.transaction(id),
      staleTime: 0,
      meta: { silent: true },
    }),
};
