import { useTranslation } from 'react-i18next';
import { TextArea } from '@/components/form/text-field/text-area';
import { Price } from '@/components/money/price/price';
import { OptionAddon } from '@/components/product/option-group/option-addon';
import { OptionGroup } from '@/components/product/option-group/option-group';
import { OptionRadio } from '@/components/product/option-group/option-radio';
import { useShell } from '@/contexts/shell-context';
import type { ProductChoiceState } from '@/hooks/product/use-product-choice';
import type { AddonDto, AddonGroupDto } from '@/server/contracts/product';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { chosenIn } from '@/utils/product/addon-choice';
import {
  askedGroups,
  type ProductChoice,
} from '@/utils/product/product-choice';
import { splitName } from '@/utils/product/split-name';

type AddonGroupProps = Readonly<{
  group: AddonGroupDto;
  choice: ProductChoice;
  /** How many more must be chosen, once that was asked for. */
  missing: number;
  onChoose: (stockId: number, quantity: number) => void;
}>;

/** An add-on group: radios when exactly one is to be chosen, else "+" and steppers up to its maximum. */
function AddonGroup({ group, choice, missing, onChoose }: AddonGroupProps) {
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

type ProductOptionsProps = Readonly<{
  state: ProductChoiceState;
  /** After a refusal: say at each group what is missing. */
  refused: boolean;
  /** A shop has no kitchen to tell. */
  type: 'restaurant' | 'shop';
}>;

/** Variants, add-on groups and the note of an open dish. */
export function ProductOptions({ state, refused, type }: ProductOptionsProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const isShop = type === 'shop';
  const {
    choice,
    chooseAddon,
    chooseExtra,
    missing,
    note,
    setNote,
    stock,
    variants,
  } = state;
  return (
    <>
      {variants.map((group) => (
        <OptionGroup
          key={group.id}
          id={`variant-${group.id}`}
          title={group.title}
          rule={t('options.required', { count: 1 })}
          required
          error={null}
        >
          {group.values.map((value) => {
            const [title, hint] = splitName(value.title);
            const price =
              value.difference > 0 ? (
                <Price amount={value.difference} currency={currency} plus />
              ) : (
                t('options.included')
              );
            return (
              <OptionRadio
                key={value.id}
                name={`variant-${group.id}`}
                title={title}
                hint={hint}
                color={value.color}
                price={value.soldOut ? t('product.soldOut') : price}
                checked={choice.extras[group.id] === value.id}
                disabled={value.soldOut}
                onChange={() => chooseExtra(group.id, value.id)}
              />
            );
          })}
        </OptionGroup>
      ))}
      {askedGroups(stock).map((group) => (
        <AddonGroup
          key={group.id}
          group={group}
          choice={choice}
          missing={
            refused
              ? (missing.find(({ groupId }) => groupId === group.id)?.count ??
                0)
              : 0
          }
          onChoose={(stockId, quantity) =>
            chooseAddon(group.id, stockId, quantity)
          }
        />
      ))}
      <TextArea
        label={t(isShop ? 'product.noteShop' : 'product.note')}
        placeholder={isShop ? undefined : t('product.note.hint')}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </>
  );
}
