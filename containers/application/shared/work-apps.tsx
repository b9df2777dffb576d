import { StoreLink } from '@/components/shell/site-footer/store-link';
import styles from './shared.module.css';

type WorkAppsProps = Readonly<{
  /** Settings of the operator; what is no web address is left out. */
  ios: string | undefined;
  android: string | undefined;
}>;

/** Web addresses only: a setting is the operator's text. */
export const isAddress = (value: string | undefined): value is string =>
  /^https?:\/\//.test(value ?? '');

/** The apps in which sellers or couriers work, where the house has them. */
export function WorkApps({ android, ios }: WorkAppsProps) {
  if (!isAddress(ios) && !isAddress(android)) return null;
  return (
    <div className={styles.apps}>
      {isAddress(ios) && <StoreLink store="apple" href={ios} />}
      {isAddress(android) && <StoreLink store="google" href={android} />}
    </div>
  );
}
