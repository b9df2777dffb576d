import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { ProductAbout } from '@/components/product/product-sheet/product-about';
import { ProductGallery } from '@/components/product/product-gallery/product-gallery';
import { ProductParts } from '@/components/product/product-sheet/product-parts';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useShopNotice } from '@/hooks/shop/use-shop-notice';
import { dishPreview } from '@/utils/product/dish-preview';
import type { MenuItemView } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';

type ProductPreviewProps = Readonly<{
  item: MenuItemView;
  shop: ShopView;
  phone: boolean;
  under: string | null;
}>;

/** As many as fill a sheet to its greatest height, which a whole dish does as well. */
const LINES = 7;

/** A dish of which the page knows what its row shows: in the places that the whole dish takes. */
export function ProductPreview(props: ProductPreviewProps) {
  const { item, shop, phone, under } = props;
  const { t } = useTranslation();
  const { currency } = useShell();
  const notice = useShopNotice(shop);
  const dish = dishPreview(item);
  return (
    <ProductParts
      phone={phone}
      under={under}
      picture={<ProductGallery pictures={dish.pictures} name={dish.title} />}
      about={<ProductAbout dish={dish} currency={currency} notice={notice} />}
      options={<LinesSkeleton count={LINES} />}
      footer={
        <Button size="l" block disabled>
          {t('common.loading')}
        </Button>
      }
    />
  );
}
