import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { GalleryPicture } from '@/components/product/product-gallery/gallery-picture';
import { ProductHead } from '@/components/product/product-sheet/product-head';
import { ProductParts } from '@/components/product/product-sheet/product-parts';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useShopNotice } from '@/hooks/shop/use-shop-notice';
import { isSimple, type MenuItemView } from '@/utils/shop/menu-view';
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
  const unit = item.unit ?? 'portion';
  return (
    <ProductParts
      phone={phone}
      narrow={isSimple(item)}
      under={under}
      picture={item.img && <GalleryPicture src={item.img} alt="" />}
      about={
        <ProductHead
          dish={{ ...item, unit }}
          currency={currency}
          notice={notice}
        />
      }
      options={<LinesSkeleton count={LINES} />}
      footer={
        <Button size="l" block disabled>
          {t('common.loading')}
        </Button>
      }
    />
  );
}
