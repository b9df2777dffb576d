import { useTranslation } from 'react-i18next';
import { OptionGroup } from '@/components/product/option-group/option-group';
import { OptionRadio } from '@/components/product/option-group/option-radio';
import { Price } from '@/components/money/price/price';
import { TextArea } from '@/components/form/text-field/text-area';
import { useShell } from '@/contexts/shell-context';
import type { ProductChoiceState } from '@/hooks/product/use-product-choice';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { askedGroups } from '@/utils/product/product-choice';
import { splitName } from '@/utils/product/split-name';
import { AddonGroup } from './addon-group';

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
