import { StoreLink } from '@/components/shell/site-footer/store-link';
import { webAddress } from '@/utils/shell/store-addresses';
import styles from './shared.module.css';

type WorkAppsProps = Readonly<{
  /** Settings of the operator; what is no web address is left out. */
  ios: string | undefined;
  android: string | undefined;
}>;

/** The apps in which sellers or couriers work, where the house has them. */
export function WorkApps(props: WorkAppsProps) {
  const ios = webAddress(props.ios);
  const android = webAddress(props.android);
  if (!ios && !android) return null;
  return (
    <div className={styles.apps}>
      {ios && <StoreLink store="apple" href={ios} />}
      {android && <StoreLink store="google" href={android} />}
    </div>
  );
}
