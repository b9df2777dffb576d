import { queryOptions } from '@tanstack/react-query';
import { noticeService } from './notice-service';
import { userService } from './user-service';

export const userQueries = {
  profile: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'profile'],
      queryFn: userService.profile,
    }),
  notices: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'notices'],
      queryFn: noticeService.choices,
    }),
};
