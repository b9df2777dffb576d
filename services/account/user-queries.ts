import { queryOptions } from '@tanstack/react-query';
import { userService } from './user-service';

export const userQueries = {
  profile: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'profile'],
      queryFn: userService.profile,
    }),
};
