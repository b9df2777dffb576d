import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/button/link-button';
import { serverBlock } from '@/components/server-block/server-block';
// the server's HTML comes without its script: its looks come with the page
import '@/components/avatar/avatar.module.css';
import '@/components/review-item/review-item.module.css';
import '@/components/term-list/term-list.module.css';
import '@/components/week-hours/week-hours.module.css';
import { pathId } from '@/utils/path-id';
import { opensHere } from '@/utils/plain-click';
import { routes } from '@/utils/routes';
import type { ShopPanel } from '@/utils/shop-panel';
import type { ShopView } from '@/utils/shop-view';
import styles from './shop-info.module.css';

type LateAboutProps = Readonly<{
  shop: ShopView;
  onPanel: (panel: ShopPanel) => void;
  /** A panel is probably about to be asked for. */
  onIntent: () => void;
}>;

const ShopAbout = serverBlock(() =>
  import('./shop-about').then((module) => module.ShopAbout),
);

/** The end of a shop's page: what its kitchen says of itself and the newest reviews, and the way to all of them. */
export function LateAbout({ onIntent, onPanel, shop }: LateAboutProps) {
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
}
