import { useSettings } from '@/hooks/shell/use-settings';

/** Whether the house gives something for friends who come along (spec.md §2: setting referral_active). */
export function useReferralsActive(): boolean {
  return useSettings().referral_active === '1';
}
