import { useTranslation } from 'react-i18next';
import { ReviewItem } from '@/components/review-item/review-item';
import { useLatestReviews } from '@/hooks/use-shop-info';
import type { ShopView } from '@/utils/shop-view';
import {
  AboutContact,
  AboutDelivery,
  AboutHours,
  AboutPayment,
  AboutWords,
} from './about-parts';
import styles from './shop-info.module.css';

/** The end of a shop's page: what the more-info dialog says, and the newest reviews, in the HTML for everybody. */
export function ShopAbout({ shop }: Readonly<{ shop: ShopView }>) {
  const { t } = useTranslation();
  const reviews = useLatestReviews(shop.id);
  return (
    <>
      <section
        id="about"
        className={styles.about}
        aria-labelledby="about-title"
      >
        <h2 id="about-title" className={styles.title}>
          {t('shop.about', { name: shop.title })}
        </h2>
        <AboutWords shop={shop} />
        <div className={styles.columns}>
          <AboutHours shop={shop} />
          <AboutDelivery shop={shop} />
          <div className={styles.stack}>
            <AboutContact shop={shop} />
            <AboutPayment shop={shop} />
          </div>
        </div>
      </section>
      {reviews.length > 0 && (
        <section
          id="reviews"
          className={styles.about}
          aria-labelledby="reviews-title"
        >
          <h2 id="reviews-title" className={styles.title}>
            {t('reviews.title')}
          </h2>
          <ul className={styles.latest}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} zone={shop.timezone} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
