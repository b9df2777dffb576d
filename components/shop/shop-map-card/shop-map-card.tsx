import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Picture } from '@/components/ui/picture/picture';
import { ShopMeta } from '@/components/shop/shop-card/shop-meta';
import { ShopRating } from '@/components/shop/shop-card/shop-rating';
import { openingText } from '@/components/shop/shop-card/shop-words';
import { SiteLink } from '@/components/shell/site-link/site-link';
import type { MoneyCurrency } from '@/utils/money/money';
import { routes } from '@/utils/shell/routes';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './shop-map-card.module.css';

type ShopMapCardProps = Readonly<{
  shop: ShopCardView;
  currency: MoneyCurrency;
  pickup: boolean;
  closeLabel: string;
  onClose: () => void;
}>;

/** The shop whose mark was pressed, at the foot of the map. */
export function ShopMapCard(props: ShopMapCardProps) {
  const { closeLabel, currency, onClose, pickup, shop } = props;
  const { i18n: words } = useTranslation();
  return (
    <article className={styles.card} aria-live="polite">
      {shop.img && (
        <Picture
          src={shop.img}
          width={112}
          height={77}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <h3 className={`clip ${styles.title}`}>
          <SiteLink
            href={routes.shop(shop)}
            lang={words.language}
            className={styles.link}
          >
            {shop.title}
          </SiteLink>
        </h3>
        <p className={styles.state}>
          <ShopRating value={shop.rating} words={words} />
          {!shop.open && <b>{openingText(shop, words)}</b>}
        </p>
        <ShopMeta
          shop={shop}
          currency={currency}
          pickup={pickup}
          words={words}
        />
      </div>
      <IconButton
        className={styles.close}
        label={closeLabel}
        icon={<X size={20} />}
        onClick={onClose}
      />
    </article>
  );
}
