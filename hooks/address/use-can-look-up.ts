import { useSettings } from '@/hooks/shell/use-settings';

/** Whether anybody can look addresses up; else what is typed is kept as it is, and the pin says where it is. */
export function useCanLookUp(): boolean {
  return useSettings().address_search !== 'off';
}
