import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import { useRouter } from 'next/router';
import { memo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { ReviewItem } from '@/components/shop/review-item/review-item';
import { buttonClass, LinkButton } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import { useShownReviews } from '@/hooks/shop/use-shop-info';
import { opensHere } from '@/utils/browser/plain-click';
import { KeptList } from '@/utils/platform/kept-list';
import { routes } from '@/utils/shell/routes';
import type { ReviewView } from '@/utils/shop/shop-info';
import type { ShopPanel } from '@/utils/shop/shop-panel';
import { pathId } from '@/utils/shop/shop-path-id';
import type { ShopView } from '@/utils/shop/shop-view';
import {
  AboutContact,
  AboutDelivery,
  AboutHours,
  AboutPayment,
  AboutWords,
} from './about-parts';
import styles from './shop-info.module.css';

type ReviewsProps = Readonly<{
  shop: ShopView;
  /** Of all reviews; null: the first few. */
  page: number | null;
}>;

/** Plain links: the page needs no script for them. */
function ReviewPages({
  last,
  page,
  shop,
}: Readonly<{ shop: ShopView; page: number; last: number }>) {
  const { t } = useTranslation('shop');
  const { lang } = useShell();
  const link = (to: number, rel: 'next' | 'prev', label: string) => (
    <SiteLink
      href={routes.reviews(shop, to)}
      lang={lang}
      rel={rel}
      className={buttonClass({ variant: 'line', size: 's' }, false)}
    >
      <span>{label}</span>
    </SiteLink>
  );
  if (last <= 1) return null;
  return (
    <nav aria-label={t('reviews.title')} className={cx('wraps', styles.below)}>
      {page > 1 && link(page - 1, 'prev', t('search.pages.previous'))}
      {page < last && link(page + 1, 'next', t('search.pages.next'))}
    </nav>
  );
}

function ReviewItems({
  reviews,
}: Readonly<{ reviews: readonly ReviewView[] }>) {
  return reviews.map((review) => (
    <li key={review.id}>
      <ReviewItem review={review} />
    </li>
  ));
}

function ShopReviews({ page, shop }: ReviewsProps) {
  const { t } = useTranslation('shop');
  const { lastPage, reviews } = useShownReviews(shop.id, page);
  if (reviews.length === 0) return null;
  return (
    <section
      id="reviews"
      className={styles.about}
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title" className={styles.title}>
        {t('reviews.title')}
      </h2>
      <KeptList
        className={styles.latest}
        of={ReviewItems}
        props={{ reviews }}
      />
      {page !== null && <ReviewPages shop={shop} page={page} last={lastPage} />}
    </section>
  );
}

type ShopAboutProps = Readonly<{
  shop: ShopView;
  /** The page of reviews that the address asks for; null: the first few. */
  reviewPage: number | null;
}>;

/** The end of a shop's page: what the more-info dialog says, and the first reviews, in the HTML for everybody. */
function ShopAbout({ reviewPage, shop }: ShopAboutProps) {
  const { t } = useTranslation('shop');
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
      <ShopReviews shop={shop} page={reviewPage} />
    </>
  );
}

type AboutBlockProps = Readonly<{
  shop: ShopView;
  onPanel: (panel: ShopPanel) => void;
  /** A panel is probably about to be asked for. */
  onIntent: () => void;
}>;

/** The end of a shop's page: what its kitchen says of itself and the first reviews, and the way to all of them. */
export const AboutBlock = memo(function AboutBlock({
  onIntent,
  onPanel,
  shop,
}: AboutBlockProps) {
  const { t } = useTranslation('shop');
  const { reviews } = useRouter().query;
  const page = pathId(reviews);
  return (
    <>
      <ShopAbout shop={shop} reviewPage={page} />
      {shop.reviewsCount > 0 && page === null && (
        <LinkButton
          href={routes.reviews(shop, 1)}
          prefetch={false}
          className={styles.below}
          variant="secondary"
          size="s"
          {...opensHere(() => onPanel('reviews'), onIntent)}
        >
          {t('reviews.all')}
        </LinkButton>
      )}
    </>
  );
});
