import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { recentAddresses } from '@/utils/address/recent-addresses';
import { useSavedAddresses } from './use-address-search';

/** What is offered before anything is typed: the account's addresses, and those this browser used lately besides. */
export function useKnownAddresses() {
  const { address: shown } = useShell();
  const saved = useSavedAddresses();
  const [kept] = useState(recentAddresses);
  const known = new Set([shown, ...saved].map((place) => place?.title));
  return { saved, recent: kept.filter(({ title }) => !known.has(title)) };
}
