import Head from 'next/head';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ProductGallery } from '@/components/product/product-gallery/product-gallery';
import { ProductParts } from '@/components/product/product-sheet/product-parts';
import { BottomSheet } from '@/components/ui/bottom-sheet/bottom-sheet';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Modal } from '@/components/ui/modal/modal';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { MuiRoot } from '@/contexts/mui-root';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useProduct } from '@/hooks/product/use-product';
import { useBrand } from '@/hooks/shell/use-brand';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import { shownPicture } from '@/utils/product/shown-picture';
import {
  isSimple,
  itemOf,
  type MenuItemView,
  type MenuView,
} from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { ProductOpen } from './product-open';
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
function ProductWaiting(props: ProductWaitingProps) {
  const { title, item, shop, phone, under, failed, gone, onClose, onRetry } =
    props;
  const { t } = useTranslation('product');
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

type ProductDialogProps = Readonly<{
  /** Null closes what is open. */
  uuid: string | null;
  shop: ShopView;
  menu: MenuView;
  /** Another dish in the place of this one. */
  onOpen: (uuid: string) => void;
  onClose: () => void;
  /** False: it was not taken, which is said; the dish stays open. */
  onAdd: (line: LocalCartLine) => boolean;
}>;

type BoxProps = ProductDialogProps &
  Readonly<{ uuid: string; open: boolean; times: number }>;

/** The tab is named after the open dish, as the server names a page that begins with it (server/ssr/head/shop-head.ts). */
function DishTitle({ dish, shop }: Readonly<{ dish: string; shop: string }>) {
  const { t } = useTranslation('product');
  const { name } = useBrand();
  return (
    <Head>
      <title key="title">
        {`${t('seo.dish.title', { dish, shop })} · ${name}`}
      </title>
    </Head>
  );
}

/** The box of an open dish; it stays while what is in it loads or another dish takes its place. */
function ProductBox(props: BoxProps) {
  const { uuid, open, times, shop, menu, onOpen, onClose, onAdd } = props;
  const { t } = useTranslation(['dish', 'product']);
  const phone = usePhoneSized();
  const { failed, gone, product, retry } = useProduct(uuid);
  const preview = itemOf(menu, uuid);
  const narrow = preview !== null && isSimple(preview);
  const under = useMemo(() => shownPicture(uuid), [uuid]);
  const name = product?.translation.title ?? preview?.title;
  function title(): string {
    if (!product && failed)
      return t(gone ? 'product.gone.title' : 'product.failed.title');
    return name ?? t('common.loading');
  }
  const frame = { open, onClose, title: title(), titleHidden: true };
  const shown = (
    <>
      {open && name && <DishTitle dish={name} shop={shop.title} />}
      {product ? (
        <ProductOpen
          key={times}
          product={product}
          shop={shop}
          menu={menu}
          phone={phone}
          narrow={narrow}
          under={under}
          onOpen={onOpen}
          onClose={onClose}
          onAdd={onAdd}
        />
      ) : (
        <ProductWaiting
          title={title()}
          item={preview}
          shop={shop}
          phone={phone}
          under={under}
          failed={failed}
          gone={gone}
          onClose={onClose}
          onRetry={retry}
        />
      )}
    </>
  );
  return phone ? (
    <BottomSheet {...frame} overPicture>
      {shown}
    </BottomSheet>
  ) : (
    <Modal {...frame} size={narrow ? 'm' : 'l'} bare>
      {shown}
    </Modal>
  );
}

/** A dish that was opened by its address has nothing to give the focus back to: its row takes it. */
function useRowFocus(closed: string | null): void {
  useEffect(() => {
    const active = document.activeElement;
    if (
      !closed ||
      (active !== document.body && !active?.closest('[role=dialog]'))
    )
      return;
    document
      .querySelector<HTMLElement>(`article a[href*="${closed}"]`)
      ?.focus();
  }, [closed]);
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
  useRowFocus(isOpen ? null : shown.uuid);
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
