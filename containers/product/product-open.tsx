import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { Picture } from '@/components/picture/picture';
import { ProductAbout } from '@/components/product-sheet/product-about';
import { ProductSheet } from '@/components/product-sheet/product-sheet';
import { QuantityStepper } from '@/components/quantity-stepper/quantity-stepper';
import { useShell } from '@/contexts/shell-context';
import { useProductChoice } from '@/hooks/use-product-choice';
import type { ProductDto } from '@/server/contracts/product';
import type { LocalCartLine } from '@/utils/cart-line';
import { stepQuantity } from '@/utils/cart-line';
import { moneyText } from '@/utils/money-text';
import { ProductOptions } from './product-options';

type ProductOpenProps = Readonly<{
  product: ProductDto;
  open: boolean;
  phone: boolean;
  onClose: () => void;
  onAdd: (line: LocalCartLine) => void;
}>;

/** An open dish with its choices and the button that adds it, or says what is missing. */
export function ProductOpen({
  product,
  open,
  phone,
  onClose,
  onAdd,
}: ProductOpenProps) {
  const { t, i18n } = useTranslation();
  const { currency } = useShell();
  const state = useProductChoice(product);
  const [refused, setRefused] = useState(false);
  const { bounds, line, missing, quantity, setQuantity, stock, total } = state;
  const soldOut = bounds.max === 0;
  const { title } = product.translation;
  function handleAdd() {
    if (line) {
      onAdd(line);
      return;
    }
    setRefused(true);
    const group = document.getElementById(`addons-${missing[0]?.groupId ?? 0}`);
    group?.focus({ preventScroll: true });
    group?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }
  const footer = (
    <>
      <QuantityStepper
        size="l"
        label={title}
        value={quantity}
        min={bounds.min}
        max={bounds.max}
        disabled={soldOut}
        onChange={(next) =>
          setQuantity(
            stepQuantity(quantity, next > quantity ? 'up' : 'down', {
              ...bounds,
              interval: product.interval,
            }),
          )
        }
      />
      <Button size="l" block disabled={soldOut} onClick={handleAdd}>
        {soldOut
          ? t('product.soldOut')
          : t('product.addTotal', {
              count: quantity,
              price: moneyText(total, currency, i18n.language),
            })}
      </Button>
    </>
  );
  const { discounts, img, kcal, protein, fats, carbs } = product;
  const percent = discounts.find(({ type }) => type === 'percent')?.value;
  return (
    <ProductSheet
      open={open}
      onClose={onClose}
      phone={phone}
      title={title}
      picture={img && <Picture src={img} width={480} height={360} priority />}
      about={
        <ProductAbout
          title={title}
          price={stock?.total_price ?? 0}
          was={stock && stock.discount > 0 ? stock.price : null}
          currency={currency}
          deal={
            percent && stock && stock.discount > 0
              ? t('product.percentOff', { percent })
              : null
          }
          description={product.translation.description}
          vegetarian={product.vegetarian}
          spicy={product.spicy}
          allergens={product.allergens}
          nutrition={{ kcal, protein, fats, carbs }}
        />
      }
      options={<ProductOptions state={state} refused={refused} />}
      footer={footer}
    />
  );
}
