import { queryOptions } from '@tanstack/react-query';
import { settingsService } from './settings-service';

export const settingsQueries = {
  settings: () =>
    queryOptions({ queryKey: ['settings'], queryFn: settingsService.settings }),
  currencies: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: settingsService.currencies,
    }),
  languages: () =>
    queryOptions({
      queryKey: ['languages'],
      queryFn: settingsService.languages,
    }),
  payments: () =>
    queryOptions({ queryKey: ['payments'], queryFn: settingsService.payments }),
};
