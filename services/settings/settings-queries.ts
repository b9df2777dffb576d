import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./settings-service')).settingsService;

export const settingsQueries = {
  /** The public settings that are set: every page brings them. */
  settings: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: async () => {
        const all = await (await service()).settings();
        return all.filter(({ value }) => value !== '');
      },
    }),
  currencies: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: async () => (await service()).currencies(),
    }),
  /** Also those that are off: what was paid in one is shown in it. */
  everyCurrency: () =>
    queryOptions({
      queryKey: ['currencies', 'all'],
      queryFn: async () => (await service()).everyCurrency(),
    }),
  languages: () =>
    queryOptions({
      queryKey: ['languages'],
      queryFn: async () => (await service()).languages(),
    }),
  payments: () =>
    queryOptions({
      queryKey: ['payments'],
      queryFn: async () => (await service()).payments(),
    }),
};
