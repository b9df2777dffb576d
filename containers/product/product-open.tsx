import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ProductGallery } from '@/components/product/product-gallery/product-gallery';
import { ProductAbout } from '@/components/product/product-sheet/product-about';
import { ProductParts } from '@/components/product/product-sheet/product-parts';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { RelatedProducts } from '@/components/product/related-products/related-products';
import { Button } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import { useDishView } from '@/hooks/product/use-dish-view';
import { useEndWords } from '@/hooks/product/use-end-words';
import {
  type ProductChoiceState,
  useProductChoice,
} from '@/hooks/product/use-product-choice';
import { useShopNotice } from '@/hooks/shop/use-shop-notice';
import type { ProductDto } from '@/server/contracts/product';
import { type LocalCartLine, stepQuantity } from '@/utils/cart/cart-line';
import { isMeasured, quantityWords } from '@/utils/cart/quantity-text';
import { moneyText } from '@/utils/money/money-text';
import { relatedItems } from '@/utils/product/related-items';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { MenuView } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './product-open.module.css';
import { ProductOptions } from './product-options';

type ProductFooterProps = Readonly<{
  product: ProductDto;
  state: ProductChoiceState;
  /** After a refusal: name what is missing. */
  refused: boolean;
  onAdd: () => void;
}>;

/** How much, and the button that adds it with what that costs. */
function ProductFooter({ product, state, refused, onAdd }: ProductFooterProps) {
  const { t, i18n } = useTranslation(['cart', 'product', 'shop']);
  const { currency } = useShell();
  const { bounds, missing, quantity, setQuantity, total } = state;
  const { interval, translation } = product;
  const unit = product.unit.code;
  const soldOut = bounds.max === 0;
  const text = quantityWords(quantity, unit, { t, language: i18n.language });
  const price = moneyText(total, currency, i18n.language);
  const isShelf = bounds.max < product.max_qty;
  const atMost =
    quantity < bounds.max
      ? null
      : t(isShelf ? 'cart.limit.stock' : 'cart.limit.order', {
          quantity: text,
        });
  function addText(): string {
    if (soldOut) return t('product.soldOut');
    return isMeasured(unit)
      ? t('product.addAmount', { quantity: text, price })
      : t('product.addTotal', { number: quantity, price });
  }
  return (
    <>
      {refused && missing.length > 0 && (
        <p className={styles.missing}>
          {t('product.missing', {
            list: missing.map(({ title }) => title).join(t('list.separator')),
          })}
        </p>
      )}
      {!soldOut && (
        <QuantityStepper
          size="l"
          label={translation.title}
          value={quantity}
          text={text}
          min={bounds.min}
          max={bounds.max}
          limit={atMost}
          onChange={(next) =>
            setQuantity(
              stepQuantity(quantity, next > quantity ? 'up' : 'down', {
                ...bounds,
                interval,
              }),
            )
          }
        />
      )}
      <Button
        className={styles.add}
        size="l"
        block
        disabled={soldOut}
        onClick={onAdd}
      >
        {addText()}
      </Button>
    </>
  );
}

const OutsideActions = dynamic(() =>
  import('./outside-ways').then((module) => module.OutsideWays),
);

type ProductOpenProps = Readonly<{
  product: ProductDto;
  shop: ShopView;
  menu: MenuView;
  phone: boolean;
  /** ProductParts. */
  narrow: boolean;
  under: string | null;
  onOpen: (uuid: string) => void;
  onClose: () => void;
  /** False: it was not taken. */
  onAdd: (line: LocalCartLine) => boolean;
}>;

/** An open dish with its choices and the button that adds it, or says what is missing. */
export function ProductOpen(props: ProductOpenProps) {
  const { product, shop, menu, phone, narrow, under } = props;
  const { onAdd, onClose, onOpen } = props;
  const { t } = useTranslation(['dish', 'product']);
  const { currency, lang } = useShell();
  const state = useProductChoice(product);
  const [refused, setRefused] = useState(false);
  const added = useRef(false);
  const notice = useShopNotice(shop);
  const isOutside = shop.reason === 'out_of_zone';
  const { bounds, line, missing } = state;
  const soldOut = bounds.max === 0;
  const dish = useDishView(product, state, useEndWords(shop.timezone));
  // in every form of it: nothing is left to be chosen
  const isGone = product.stocks.every(({ quantity }) => quantity <= 0);
  function handleAdd() {
    if (line) {
      // The sheet takes a moment to close: what is pressed meanwhile was meant once.
      added.current ||= onAdd(line);
      return;
    }
    setRefused(true);
    const group = document.getElementById(`addons-${missing[0]?.groupId ?? 0}`);
    group?.focus({ preventScroll: true });
    group?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }
  const related = (
    <RelatedProducts
      title={t(soldOut ? 'product.instead' : 'product.related')}
      items={relatedItems(menu, product.uuid, isGone)}
      grid={isGone && !phone}
      currency={currency}
      hrefOf={({ uuid }) => localisedPath(routes.product(shop, uuid), lang)}
      onOpen={({ uuid }) => onOpen(uuid)}
    />
  );
  return (
    <ProductParts
      phone={phone}
      narrow={narrow}
      gone={isGone}
      under={under}
      picture={
        dish.pictures.length > 0 && (
          <ProductGallery pictures={dish.pictures} name={dish.title} />
        )
      }
      about={
        <ProductAbout
          dish={dish}
          currency={currency}
          notice={isGone ? t('product.soldOutToday') : notice}
          actions={!isGone && isOutside && <OutsideActions />}
        />
      }
      options={
        <>
          {soldOut && related}
          {!isGone && (
            <ProductOptions state={state} refused={refused} type={shop.type} />
          )}
          {!soldOut && related}
        </>
      }
      footer={
        isGone ? (
          <Button size="l" variant="secondary" block onClick={onClose}>
            {t('product.gone.action')}
          </Button>
        ) : (
          <ProductFooter
            product={product}
            state={state}
            refused={refused}
            onAdd={handleAdd}
          />
        )
      }
    />
  );
}
