import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settingsQueries } from '@/services/settings/settings-queries';

/** The operator's public settings by key, as the server gave them with the page; empty where it could not. */
export function useSettings(): Readonly<Record<string, string>> {
  const { data } = useQuery({ ...settingsQueries.settings(), enabled: false });
  return useMemo(
    () =>
      Object.fromEntries((data ?? []).map(({ key, value }) => [key, value])),
    [data],
  );
}
