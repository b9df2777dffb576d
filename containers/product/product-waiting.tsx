import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { ProductGallery } from '@/components/product/product-gallery/product-gallery';
import { ProductParts } from '@/components/product/product-sheet/product-parts';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { isSimple, type MenuItemView } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { ProductPreview } from './product-preview';

type ProductWaitingProps = Readonly<{
  title: string;
  /** What the menu knows of it. */
  item: MenuItemView | null;
  shop: ShopView;
  phone: boolean;
  under: string | null;
  failed: boolean;
  /** Nothing of that name is sold. */
  gone: boolean;
  onClose: () => void;
  onRetry: () => void;
}>;

/** A dish that is on its way, could not be loaded, or is no more. */
export function ProductWaiting(props: ProductWaitingProps) {
  const { title, item, shop, phone, under, failed, gone, onClose, onRetry } =
    props;
  const { t } = useTranslation();
  if (!failed)
    return (
      <>
        <LoadingStatus />
        {item && (
          <ProductPreview item={item} shop={shop} phone={phone} under={under} />
        )}
      </>
    );
  const img = item?.img;
  return (
    <ProductParts
      phone={phone}
      narrow={item !== null && isSimple(item)}
      under={under}
      picture={img && <ProductGallery pictures={[img]} name={title} />}
      about={null}
      options={
        <EmptyState
          picture={gone ? 'notFound' : 'error'}
          headingLevel={3}
          title={title}
          text={t(gone ? 'product.gone.text' : 'product.failed.text')}
        />
      }
      footer={
        <Button size="l" block onClick={gone ? onClose : onRetry}>
          {t(gone ? 'product.gone.action' : 'common.tryAgain')}
        </Button>
      }
    />
  );
}
