import { MapPin } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ZoneLine } from '@/components/address/zone-line/zone-line';
import { Button } from '@/components/ui/button/button';
import styles from './place-line.module.css';

type PlaceLineProps = Readonly<{
  /** Null while it is looked up. */
  title: string | null;
  /** How many places deliver there; null while that is asked, undefined when nobody could say. */
  reach: number | null | undefined;
  onChange: () => void;
}>;

/** The place that was chosen, who comes there, and the way to another one. */
export function PlaceLine({ onChange, reach, title }: PlaceLineProps) {
  const { t } = useTranslation(['address', 'form']);
  return (
    <div className={styles.place}>
      <MapPin size={22} />
      <div role="status" className="grow breaks">
        <p className="strong">
          <bdi>{title ?? t('address.finding')}</bdi>
        </p>
        <ZoneLine places={reach ?? undefined} />
      </div>
      <Button variant="secondary" size="s" onClick={onChange}>
        {t('checkout.where.change')}
      </Button>
    </div>
  );
}
