import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Size } from '@/components/address/city-map/view';
import { MapInside, type ShopMapProps } from './map-inside';
import { EXPECTED } from './map-start';
import styles from './shop-map.module.css';

/** The shops of a list where they are; those that would cover each other are one mark that zooms in. */
export function ShopMap(props: ShopMapProps) {
  const { t } = useTranslation();
  const [size, setSize] = useState<Size | null>(null);
  // it begins with all shops in sight, so it has to know how large it is
  const measure = useCallback((frame: HTMLElement | null) => {
    if (!frame) return;
    const { clientHeight: height, clientWidth: width } = frame;
    setSize(width > 0 ? { width, height } : EXPECTED);
  }, []);
  return (
    <section
      ref={measure}
      aria-label={t('list.map', { count: props.shops.length })}
      className={styles.frame}
    >
      {size && <MapInside {...props} frame={size} />}
    </section>
  );
}
