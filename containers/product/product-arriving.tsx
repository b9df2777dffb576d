import { useMemo } from 'react';
import { ItemPrice } from '@/components/product/product-row/item-price';
import {
  WaitingBody,
  WaitingBox,
} from '@/components/ui/waiting-box/waiting-box';
import { useShell } from '@/contexts/shell-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useProduct } from '@/hooks/product/use-product';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { shownPicture } from '@/utils/product/shown-picture';
import {
  isSimple,
  type MenuItemView,
  type MenuView,
  itemOf,
} from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { withTexts } from '@/utils/browser/tab-texts';
import { useTranslation } from '@/utils/i18n/use-translation';

function NameAndPrice({ item }: Readonly<{ item: MenuItemView }>) {
  const { i18n } = useTranslation();
  const { currency } = useShell();
  return (
    <WaitingBody title={item.title}>
      <ItemPrice item={item} words={i18n} currency={currency} size="l" />
    </WaitingBody>
  );
}

// a box is there at once with what its row shows, in the places of the whole dish a moment later
const ProductPreview = lazyBlock(
  withTexts(['date', 'dish', 'shop'], () => import('./product-preview')),
  'ProductPreview',
  NameAndPrice,
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
