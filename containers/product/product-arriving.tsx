import { useMemo } from 'react';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useProduct } from '@/hooks/product/use-product';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { shownPicture } from '@/utils/product/shown-picture';
import { isSimple, type MenuView, itemOf } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { withTexts } from '@/utils/browser/tab-texts';

// a box is there at once, what is in it a moment later
const ProductPreview = lazyBlock(
  withTexts(['date', 'dish', 'shop'], () => import('./product-preview')),
  'ProductPreview',
);

/** Begins to load what the box shows. */
export const warmProduct = (): void => ProductPreview.warm();

type ProductArrivingProps = Readonly<{
  uuid: string | null;
  shop: ShopView;
  menu: MenuView;
  onClose: () => void;
}>;

function Arriving(props: ProductArrivingProps & Readonly<{ uuid: string }>) {
  const { uuid, shop, menu, onClose } = props;
  const phone = usePhoneSized();
  // Asked for now, beside the code of the dialog that reads it.
  useProduct(uuid);
  const under = useMemo(() => shownPicture(uuid), [uuid]);
  const item = itemOf(menu, uuid);
  if (!item) return null;
  return (
    <WaitingBox
      place={phone ? 'sheet' : 'dialog'}
      size={isSimple(item) ? 'm' : 'l'}
      bare
      title={item.title}
      titleHidden
      onClose={onClose}
    >
      <ProductPreview item={item} shop={shop} phone={phone} under={under} />
    </WaitingBox>
  );
}

/** A dish whose dialog is not loaded yet, with what its row shows; the server's HTML has it in the page (ProductHtml). */
export function ProductArriving(props: ProductArrivingProps) {
  const { uuid } = props;
  const isHydrated = useHydrated();
  return isHydrated && uuid && <Arriving {...props} uuid={uuid} />;
}
