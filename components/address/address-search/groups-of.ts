import type { ShellAddress } from '@/utils/shell/shell';

/** Addresses of one kind, under one title. */
export interface AddressGroup<Place extends ShellAddress> {
  readonly title: 'address.recent' | 'address.results' | 'address.saved';
  readonly addresses: readonly Place[];
}

/** The known addresses before anything is typed, else what was found; groups without an address are left out. */
export function groupsOf<Saved extends ShellAddress>(
  isEmpty: boolean,
  saved: readonly Saved[],
  recent: readonly ShellAddress[],
  found: readonly ShellAddress[],
): AddressGroup<Saved | ShellAddress>[] {
  const groups: AddressGroup<Saved | ShellAddress>[] = isEmpty
    ? [
        { title: 'address.saved', addresses: saved },
        { title: 'address.recent', addresses: recent },
      ]
    : [{ title: 'address.results', addresses: found }];
  return groups.filter(({ addresses }) => addresses.length > 0);
}
