import '@/styles/families/browse';
import { Tag } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '@/components/ui/badge/badge';
import { LikeButton } from '@/components/shop/like-button/like-button';
import { Picture } from '@/components/ui/picture/picture';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { clsx as cx } from 'clsx';
import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import { routes } from '@/utils/shell/routes';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './shop-card.module.css';
import { ShopMeta } from './shop-meta';
import { ShopRating } from './shop-rating';
import { dealText, openingText } from './shop-words';

/** How wide a card's picture is: one to four beside each other. */
export const SHOP_PICTURE_SIZES =
  '(max-width: 600px) 92vw, (max-width: 860px) 46vw, (max-width: 1139px) 31vw, 300px';

type ShopCardProps = Readonly<{
  shop: ShopCardView;
  currency: MoneyCurrency;
  /** It will be picked up: no fee, the kitchen's own minutes. */
  pickup: boolean;
  liked: boolean;
  words: Words;
  onLike: (uuid: string) => void;
  /** The largest picture of the first screen is its own. */
  eager: boolean;
}>;

type DealBadgeProps = Readonly<{
  /** What the offer is called: "15% off: Korean barbecue". */
  text: string;
  /** What it takes off; stands there where the card has no room for its name. */
  short: string;
}>;

const icon = <Tag size={13} strokeWidth={2.2} />;

/** An offer on a card's picture, in one line and never cut; read out with its name. */
function DealBadge({ short, text }: DealBadgeProps) {
  return (
    <span className={styles.room}>
      {text !== short && (
        <span className={styles.short} aria-hidden="true">
          <Badge tone="deal" icon={icon}>
            {short}
          </Badge>
        </span>
      )}
      <Badge tone="deal" icon={icon}>
        {text}
      </Badge>
    </span>
  );
}

/** A restaurant or shop in a grid: the whole card is one link, the heart is a button of its own. */
export const ShopCard = memo(function ShopCard({
  shop,
  currency,
  pickup,
  liked,
  words,
  onLike,
  eager,
}: ShopCardProps) {
  const { language, t } = words;
  const deal = dealText(shop, words, currency);
  return (
    <article className={cx(styles.card, !shop.open && styles.off)}>
      <div className={styles.picture}>
        <Picture
          className={cx('cover', !shop.img && styles.logo)}
          src={shop.img ?? shop.logo}
          name={shop.title}
          width={480}
          height={300}
          sizes={SHOP_PICTURE_SIZES}
          priority={eager}
        />
        {!shop.open && (
          <div className={styles.opens}>
            <span>{openingText(shop, words)}</span>
            {shop.opens && <small>{t('shopCard.schedule')}</small>}
          </div>
        )}
        {(deal !== null || shop.isNew) && (
          <div className={styles.badges}>
            {shop.isNew && <Badge tone="new">{t('shopCard.new')}</Badge>}
            {deal !== null && (
              <DealBadge text={shop.deal?.title || deal} short={deal} />
            )}
          </div>
        )}
      </div>
      <div className={styles.title}>
        <h3>
          <SiteLink
            href={routes.shop(shop)}
            lang={language}
            className={cx('whole', styles.link)}
          >
            {shop.title}
          </SiteLink>
        </h3>
        <ShopRating value={shop.rating} words={words} pill />
      </div>
      <ShopMeta shop={shop} currency={currency} pickup={pickup} words={words} />
      <LikeButton
        className={styles.heart}
        liked={liked}
        label={t('shopCard.like', { name: shop.title })}
        onToggle={() => onLike(shop.uuid)}
      />
    </article>
  );
});
