import { memo } from 'react';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { pathId } from '@/utils/shop/shop-path-id';
import { opensHere } from '@/utils/browser/plain-click';
import { routes } from '@/utils/shell/routes';
import type { ShopPanel } from '@/utils/shop/shop-panel';
import type { ShopView } from '@/utils/shop/shop-view';
import { ShopAbout } from './shop-about';
import styles from './shop-info.module.css';

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
  const { t } = useTranslation();
  const { reviews } = useRouter().query;
  const page = pathId(reviews);
  return (
    <>
      <ShopAbout shop={shop} reviewPage={page} />
      {shop.reviewsCount > 0 && page === null && (
        <LinkButton
          href={routes.reviews(shop, 1)}
          prefetch={false}
          className={styles.all}
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
