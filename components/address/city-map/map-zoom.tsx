import { Minus, Plus } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './map-zoom.module.css';

type MapZoomProps = Readonly<{
  onZoom: (factor: number) => void;
  /** Where on the map it stands. */
  className?: string;
}>;

const icon = { size: 20 } as const;

/** Nearer and further, for those without a wheel or two fingers. */
export function MapZoom({ className, onZoom }: MapZoomProps) {
  const { t } = useTranslation('address');
  return (
    <span className={cx(styles.zoom, className)}>
      <button
        type="button"
        aria-label={t('address.map.zoomIn')}
        onClick={() => onZoom(2)}
      >
        <Plus {...icon} />
      </button>
      <button
        type="button"
        aria-label={t('address.map.zoomOut')}
        onClick={() => onZoom(0.5)}
      >
        <Minus {...icon} />
      </button>
    </span>
  );
}
