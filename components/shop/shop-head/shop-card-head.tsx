import '@/styles/families/shop';
import { SHOP_PICTURE_SIZES } from '@/components/shop/shop-card/shop-card';
import { ShopMeta } from '@/components/shop/shop-card/shop-meta';
import { ShopRating } from '@/components/shop/shop-card/shop-rating';
import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import type { ShopCardView } from '@/utils/shop/shop-card';
import { ShopHead } from './shop-head';
import styles from './shop-head.module.css';

type ShopCardHeadProps = Readonly<{
  shop: ShopCardView;
  currency: MoneyCurrency;
  pickup: boolean;
  words: Words;
}>;

/** The head of a shop's page by what its card knows, with the picture that the card has loaded. */
export function ShopCardHead({ shop, ...shown }: ShopCardHeadProps) {
  return (
    <ShopHead
      title={shop.title}
      cover={shop.img}
      coverSizes={SHOP_PICTURE_SIZES}
      logo={shop.logo}
      facts={
        <div className={styles.facts}>
          <ShopRating value={shop.rating} words={shown.words} />
          <ShopMeta shop={shop} {...shown} />
        </div>
      }
    />
  );
}
