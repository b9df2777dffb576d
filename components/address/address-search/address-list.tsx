import '@/styles/families/form';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { clsx as cx } from 'clsx';
import { addressParts } from '@/utils/address/street-of';
import type { ShellAddress } from '@/utils/shell/shell';
import styles from './address-search.module.css';

/** `name`: what the customer calls it, such as Home. */
type NamedAddress = ShellAddress & { readonly name?: string };

type AddressListProps = Readonly<{
  id: string;
  title: string;
  titleShown: boolean;
  addresses: readonly NamedAddress[];
  /** How many options stand above. */
  offset: number;
  active: number;
  onPick: (address: ShellAddress) => void;
}>;

/** Street and house in one line, the rest under it; read aloud it is the address as it stands. */
function Title({ title }: Readonly<{ title: string }>) {
  const { gap, rest, street } = addressParts(title);
  return (
    <bdi className={styles.title}>
      {street}
      {rest && (
        <>
          <span className="sr-only">{gap}</span>
          <small className={styles.area}>{rest}</small>
        </>
      )}
    </bdi>
  );
}

/** A group of the field's options: its keys move through them, so they are no stops of their own. */
export function AddressList({
  active,
  addresses,
  id,
  offset,
  onPick,
  title,
  titleShown,
}: AddressListProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={titleShown ? styles.heading : 'sr-only'}>
        {title}
      </p>
      <div role="presentation" className={styles.results}>
        {addresses.map((address, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={`${address.title}${address.latitude}${address.longitude}`}
            role="option"
            id={`${id}-${offset + index}`}
            aria-selected={offset + index === active}
            tabIndex={-1}
            className={cx(
              styles.result,
              offset + index === active && styles.active,
            )}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(address)}
          >
            <MapPin size={20} />
            <span className={styles.words}>
              {address.name && (
                <>
                  <b className={styles.name}>{address.name}</b>{' '}
                </>
              )}
              <Title title={address.title} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
