import { useTranslation } from '@/utils/i18n/use-translation';
import { RatingBars } from '@/components/shop/rating-bars/rating-bars';
import { ReviewItem } from '@/components/shop/review-item/review-item';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { InfiniteSentinel } from '@/components/ui/infinite-sentinel/infinite-sentinel';
import { Modal } from '@/components/ui/modal/modal';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useReviews } from '@/hooks/shop/use-reviews';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './info-dialog.module.css';

type ReviewsDialogProps = Readonly<{
  shop: Pick<ShopView, 'id' | 'timezone'>;
  open: boolean;
  onClose: () => void;
}>;

function ReviewsBody({ shop }: Pick<ReviewsDialogProps, 'shop'>) {
  const { t } = useTranslation(['reviews', 'shop']);
  const state = useReviews(shop.id);
  const { hasMore, isFailed, isLoadingMore, loadMore, retry } = state;
  const { reviews, spread } = state;
  if (isFailed)
    return (
      <LoadFailed
        headingLevel={3}
        title={t('reviews.failed')}
        text={t('shop.failed.text')}
        onRetry={retry}
      />
    );
  if (!reviews || !spread) return <LoadingLines pictures count={4} />;
  if (reviews.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t('reviews.empty.title')}
        text={t('reviews.empty.text')}
      />
    );
  return (
    <>
      <RatingBars spread={spread} />
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <InfiniteSentinel active={!isLoadingMore} onReach={loadMore}>
          <Button
            variant="secondary"
            block
            loading={isLoadingMore}
            onClick={loadMore}
          >
            {t('reviews.more')}
          </Button>
        </InfiniteSentinel>
      )}
    </>
  );
}

/** All reviews of a shop: how they spread over the stars, then one by one, those with words first. */
export function ReviewsDialog({ onClose, open, shop }: ReviewsDialogProps) {
  const { t } = useTranslation('shop');
  return (
    <Modal open={open} onClose={onClose} title={t('reviews.title')}>
      <ReviewsBody shop={shop} />
    </Modal>
  );
}
