import { useTranslation } from '@/utils/i18n/use-translation';
import type { ShellAddress } from '@/utils/shell/shell';
import { AddressList } from './address-list';
import type { AddressGroup } from './groups-of';

type AddressGroupsProps = Readonly<{
  id: string;
  /** None of them is empty. */
  groups: readonly AddressGroup<ShellAddress>[];
  titleShown: boolean;
  /** Counted through all groups. */
  active: number;
  onPick: (address: ShellAddress) => void;
}>;

/** What the field offers, in groups that its keys move through as one list. */
export function AddressGroups({
  groups,
  titleShown,
  ...rest
}: AddressGroupsProps) {
  const { t } = useTranslation();
  return (
    <div
      role="listbox"
      id={rest.id}
      aria-label={groups.map(({ title }) => t(title)).join(', ')}
    >
      {groups.map(({ addresses, title }, index) => (
        <AddressList
          {...rest}
          key={title}
          title={t(title)}
          titleShown={titleShown}
          addresses={addresses}
          offset={groups
            .slice(0, index)
            .reduce((sum, above) => sum + above.addresses.length, 0)}
        />
      ))}
    </div>
  );
}
