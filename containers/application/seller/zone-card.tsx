import { useTranslation } from 'react-i18next';
import type { MapData } from '@/components/address/city-map/map-types';
import { Panel } from '@/components/ui/panel/panel';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import type { SellerDraft } from '@/utils/application/seller-draft';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { ZoneWords, zoneRing } from './zone-words';
import styles from './seller.module.css';

const CityMap = lazyBlock(
  () => import('@/components/address/city-map/city-map'),
  'CityMap',
);

/** The kitchen and its area on a small map. */
export function ZoneCard({ draft }: Readonly<{ draft: SellerDraft }>) {
  const { t } = useTranslation();
  const { map } = useCityDrawing<MapData>();
  const { address, location } = draft;
  if (!location) return null;
  return (
    <Panel title={t('seller.zone.area')}>
      <div className={styles.small}>
        <CityMap
          map={map}
          label={t('seller.zone.area')}
          markers={[{ kind: 'shop', at: location }]}
          zone={zoneRing(draft)}
          width={272}
          height={190}
        />
      </div>
      <p className={styles.soft}>
        <bdi>{address}</bdi>
        <br />
        <ZoneWords draft={draft} />
      </p>
    </Panel>
  );
}
