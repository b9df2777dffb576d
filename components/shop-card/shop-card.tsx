import { Tag } from 'lucide-react';
import Link from 'next/link';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/badge/badge';
import { LikeButton } from '@/components/like-button/like-button';
import { Rating } from '@/components/rating/rating';
import { cx } from '@/utils/class-names';
import { formatAmount, type MoneyCurrency } from '@/utils/money';
import { separatorsOf } from '@/utils/number-separators';
import { routes } from '@/utils/routes';
import type { ShopCardView } from '@/utils/shop-card';
import { openingText } from './opening-text';
import styles from './shop-card.module.css';
import { ShopMeta } from './shop-meta';

type ShopCardProps = Readonly<{
  shop: ShopCardView;
  currency: MoneyCurrency;
  /** It will be picked up: no fee, the kitchen's own minutes. */
  pickup: boolean;
  liked: boolean;
  onLike: (uuid: string) => void;
  /** In the first rows: its picture is wanted at once. */
  eager: boolean;
}>;

/** What the deal is called, or what it takes off. */
function useDealText({ deal }: ShopCardView, currency: MoneyCurrency) {
  const { t, i18n } = useTranslation();
  if (!deal) return null;
  if (deal.title) return deal.title;
  if (deal.type === 'percent')
    return t('shopCard.off.percent', { value: deal.value });
  const value = formatAmount(deal.value, currency, separatorsOf(i18n.language));
  return t('shopCard.off.fix', { value });
}

/** A restaurant or shop in a grid: the whole card is one link, the heart is a button of its own. */
export const ShopCard = memo(function ShopCard({
  shop,
  currency,
  pickup,
  liked,
  onLike,
  eager,
}: ShopCardProps) {
  const { t } = useTranslation();
  const deal = useDealText(shop, currency);
  return (
    <article className={cx(styles.card, !shop.open && styles.off)}>
      <div className={styles.picture}>
        {shop.img && (
          <img
            src={shop.img}
            alt=""
            width={640}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        )}
        {!shop.open && (
          <div className={styles.opens}>
            <span>{openingText(t, shop.opens)}</span>
            {shop.opens && <small>{t('shopCard.schedule')}</small>}
          </div>
        )}
        {(deal !== null || shop.isNew) && (
          <div className={styles.badges}>
            {deal !== null && (
              <Badge
                tone="deal"
                icon={<Tag size={13} strokeWidth={2.2} aria-hidden="true" />}
              >
                {deal}
              </Badge>
            )}
            {shop.isNew && <Badge tone="new">{t('shopCard.new')}</Badge>}
          </div>
        )}
      </div>
      <div className={styles.title}>
        <h3>
          <Link
            href={routes.shop(shop)}
            prefetch={false}
            className={styles.link}
          >
            {shop.title}
          </Link>
        </h3>
        {shop.rating !== null && <Rating value={shop.rating} pill />}
      </div>
      <ShopMeta shop={shop} currency={currency} pickup={pickup} />
      <LikeButton
        className={styles.heart}
        liked={liked}
        label={t('shopCard.like', { name: shop.title })}
        onToggle={() => onLike(shop.uuid)}
      />
    </article>
  );
});
