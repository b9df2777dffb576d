import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './zone-line.module.css';

type ZoneLineProps = Readonly<{
  /** How many places deliver there; undefined: not known, then its line stays empty. */
  places: number | undefined;
}>;

const icon = { size: 16, strokeWidth: 2 } as const;

/** Who delivers to an address: how many places, or that nobody does yet. */
export function ZoneLine({ places }: ZoneLineProps) {
  const { t } = useTranslation('address');
  if (places === undefined) return <p className={styles.zone}>{'\u00A0'}</p>;
  return (
    <p className={cx(styles.zone, places > 0 ? styles.in : styles.out)}>
      {places > 0 ? <CircleCheck {...icon} /> : <CircleSlash {...icon} />}
      <span>
        {places > 0
          ? t('address.covered', { count: places })
          : t('home.empty.zone.title')}
      </span>
    </p>
  );
}
