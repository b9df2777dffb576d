import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { serverBlock } from '@/components/server-block/server-block';
// the server's HTML comes without its script: its looks come with the page
import '@/components/avatar/avatar.module.css';
import '@/components/review-item/review-item.module.css';
import '@/components/term-list/term-list.module.css';
import '@/components/week-hours/week-hours.module.css';
import type { ShopPanel } from '@/utils/shop-panel';
import type { ShopView } from '@/utils/shop-view';
import styles from './shop-info.module.css';

type LateAboutProps = Readonly<{
  shop: ShopView;
  onPanel: (panel: ShopPanel) => void;
}>;

const ShopAbout = serverBlock(() =>
  import('./shop-about').then((module) => module.ShopAbout),
);

/** The end of a shop's page: what its kitchen says of itself and the newest reviews, and the way to all of them. */
export function LateAbout({ onPanel, shop }: LateAboutProps) {
  const { t } = useTranslation();
  return (
    <>
      <ShopAbout shop={shop} />
      {shop.reviewsCount > 0 && (
        <Button
          className={styles.all}
          variant="secondary"
          size="s"
          aria-haspopup="dialog"
          onClick={() => onPanel('reviews')}
        >
          {t('reviews.all')}
        </Button>
      )}
    </>
  );
}
