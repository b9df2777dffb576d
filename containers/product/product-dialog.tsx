import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductSheet } from '@/components/product-sheet/product-sheet';
import { MuiRoot } from '@/contexts/mui-root';
import { usePhoneSized } from '@/hooks/use-phone-sized';
import { useProduct } from '@/hooks/use-product';
import type { LocalCartLine } from '@/utils/cart-line';
import { itemsById, type MenuView } from '@/utils/menu-view';
import type { ShopView } from '@/utils/shop-view';
import { ProductOpen } from './product-open';
import { ProductWaiting } from './product-waiting';

type ProductDialogProps = Readonly<{
  /** Null closes what is open. */
  uuid: string | null;
  shop: ShopView;
  menu: MenuView;
  /** Another dish in the place of this one. */
  onOpen: (uuid: string) => void;
  onClose: () => void;
  onAdd: (line: LocalCartLine) => void;
}>;

type BoxProps = ProductDialogProps &
  Readonly<{ uuid: string; open: boolean; times: number }>;

function ProductBox(props: BoxProps) {
  const { uuid, open, times, shop, menu, onOpen, onClose, onAdd } = props;
  const { t } = useTranslation();
  const phone = usePhoneSized();
  const { failed, gone, product, retry } = useProduct(uuid);
  const preview = [...itemsById(menu).values()].find(
    (item) => item.uuid === uuid,
  );
  function title(): string {
    if (product) return product.translation.title;
    if (failed) return t(gone ? 'product.gone.title' : 'product.failed.title');
    return preview?.title ?? t('common.loading');
  }
  return (
    <ProductSheet open={open} onClose={onClose} phone={phone} title={title()}>
      {product ? (
        <ProductOpen
          key={times}
          product={product}
          shop={shop}
          menu={menu}
          phone={phone}
          onOpen={onOpen}
          onAdd={onAdd}
        />
      ) : (
        <ProductWaiting
          title={title()}
          img={preview?.img ?? null}
          phone={phone}
          failed={failed}
          gone={gone}
          onClose={onClose}
          onRetry={retry}
        />
      )}
    </ProductSheet>
  );
}

/** The dish that the address opens; the last one stays in the box while it closes. */
export function ProductDialog(props: ProductDialogProps) {
  const { uuid } = props;
  const [shown, setShown] = useState({ uuid, open: uuid !== null, times: 0 });
  const isOpen = uuid !== null;
  const isOther = isOpen && uuid !== shown.uuid;
  if (isOther || isOpen !== shown.open)
    setShown({
      uuid: uuid ?? shown.uuid,
      open: isOpen,
      times: shown.times + (isOpen ? 1 : 0),
    });
  if (!shown.uuid) return null;
  return (
    <MuiRoot>
      <ProductBox
        {...props}
        uuid={shown.uuid}
        open={isOpen}
        times={shown.times}
      />
    </MuiRoot>
  );
}
