import { queryOptions } from '@tanstack/react-query';
import { accountService } from './account-service';

/** Keys begin with the customer, so that another account never meets them. */
export const accountQueries = {
  sessions: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'sessions'],
      queryFn: accountService.sessions,
      staleTime: 0,
    }),
  dataExport: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'export'],
      queryFn: accountService.dataExport,
      staleTime: 0,
    }),
};
