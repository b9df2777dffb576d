import { useTranslation } from 'react-i18next';
import { OptionAddon } from '@/components/product/option-group/option-addon';
import { OptionGroup } from '@/components/product/option-group/option-group';
import { OptionRadio } from '@/components/product/option-group/option-radio';
import { Price } from '@/components/money/price/price';
import { useShell } from '@/contexts/shell-context';
import type { AddonDto, AddonGroupDto } from '@/server/contracts/product';
import { chosenIn } from '@/utils/product/addon-choice';
import type { ProductChoice } from '@/utils/product/product-choice';

type AddonGroupProps = Readonly<{
  group: AddonGroupDto;
  choice: ProductChoice;
  /** How many more must be chosen, once that was asked for. */
  missing: number;
  onChoose: (stockId: number, quantity: number) => void;
}>;

/** An add-on group: radios when exactly one is to be chosen, else "+" and steppers up to its maximum. */
export function AddonGroup({
  group,
  choice,
  missing,
  onChoose,
}: AddonGroupProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { id, max, min } = group;
  const left = max - chosenIn(group, choice);
  const isSingle = min === 1 && max === 1;
  function rule(): string {
    if (min > 0)
      return min === max
        ? t('options.required', { count: min })
        : t('options.requiredRange', { min, max });
    return t('options.optional', { count: max });
  }
  function hintOf({ product }: AddonDto): string | null {
    const contains = product.allergens
      .map((name) => t(`allergen.${name}`))
      .join(t('list.separator'));
    const words = [
      product.translation.description,
      contains && t('options.contains', { list: contains }),
    ];
    return words.filter(Boolean).join(' · ') || null;
  }
  return (
    <OptionGroup
      id={`addons-${id}`}
      title={group.translation.title}
      rule={rule()}
      required={min > 0}
      error={missing > 0 ? t('options.missing', { count: missing }) : null}
    >
      {(group.addons ?? []).map((addon) => {
        const { product, stock_id: stockId } = addon;
        const { stock } = product;
        const quantity = choice.addons[stockId] ?? 0;
        const soldOut = stock.quantity <= 0;
        const amount =
          stock.total_price > 0 ? (
            <Price amount={stock.total_price} currency={currency} plus />
          ) : (
            t('options.included')
          );
        const price = soldOut ? t('product.soldOut') : amount;
        const { title } = product.translation;
        return isSingle ? (
          <OptionRadio
            key={addon.id}
            name={`addons-${id}`}
            title={title}
            hint={hintOf(addon)}
            price={price}
            checked={quantity > 0}
            disabled={soldOut}
            onChange={() => onChoose(stockId, 1)}
          />
        ) : (
          <OptionAddon
            key={addon.id}
            title={title}
            hint={hintOf(addon)}
            price={price}
            quantity={quantity}
            max={
              max === 1
                ? Math.min(1, stock.quantity)
                : Math.min(quantity + left, stock.quantity)
            }
            addLabel={t('product.add', { name: title })}
            onChange={(next) => onChoose(stockId, next)}
          />
        );
      })}
    </OptionGroup>
  );
}
