import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { PopoverRow } from '@/components/popover-panel/popover-row';
import type { ShellAddress } from '@/utils/shell';
import styles from './address-options.module.css';

type AddressOptionsProps = Readonly<{
  title: string;
  titleShown?: boolean;
  addresses: readonly ShellAddress[];
  onChoose: (address: ShellAddress) => void;
}>;

/** Addresses to choose from, one a row; nothing when there are none. */
export function AddressOptions({
  title,
  titleShown = false,
  addresses,
  onChoose,
}: AddressOptionsProps) {
  const id = useId();
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.options}>
      <h3 id={id} className={titleShown ? styles.title : 'sr-only'}>
        {title}
      </h3>
      <ul>
        {addresses.map((address) => (
          <li key={`${address.title}${address.latitude}${address.longitude}`}>
            <button
              type="button"
              className={styles.option}
              onClick={() => onChoose(address)}
            >
              <PopoverRow
                start={
                  <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
                }
                title={<bdi>{address.title}</bdi>}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
