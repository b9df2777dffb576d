import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextArea } from '@/components/form/text-field/text-area';
import { Badge } from '@/components/ui/badge/badge';
import type { ProductChoiceState } from '@/hooks/product/use-product-choice';
import type { AddonDto, AddonGroupDto } from '@/server/contracts/product';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { chosenIn } from '@/utils/product/addon-choice';
import {
  askedGroups,
  type ProductChoice,
} from '@/utils/product/product-choice';
import { splitName } from '@/utils/product/split-name';
import { OptionAddon, OptionRadio } from './option-answers';
import styles from './product-options.module.css';

type OptionGroupProps = Readonly<{
  /** The element's id: what a refusal moves the focus to. */
  id: string;
  title: string;
  /** "Required · choose 1", "Optional · up to 5". */
  rule: string;
  required?: boolean;
  /** How many more must be chosen, once that was asked for. */
  missing?: number;
  children: ReactNode;
}>;

/** One question about a dish with its rule, its answers and, after a refusal, what is missing. */
function OptionGroup({
  id,
  title,
  rule,
  required = true,
  missing = 0,
  children,
}: OptionGroupProps) {
  const { t } = useTranslation('product');
  const errorId = missing > 0 ? `${id}-error` : undefined;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={errorId}
    >
      <legend className={styles.legend}>
        <span className={styles.title}>{title}</span>{' '}
        <Badge tone={required ? 'primary' : 'soft'}>{rule}</Badge>
      </legend>
      {errorId && (
        <p id={errorId} role="alert" className={styles.error}>
          <CircleAlert size={16} />
          {t('options.missing', { count: missing })}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type AddonGroupProps = Readonly<{
  group: AddonGroupDto;
  choice: ProductChoice;
  /** How many more must be chosen, once that was asked for. */
  missing: number;
  onChoose: (stockId: number, quantity: number) => void;
}>;

/** An add-on group: radios when exactly one is to be chosen, else "+" and steppers up to its maximum. */
function AddonGroup({ group, choice, missing, onChoose }: AddonGroupProps) {
  const { t } = useTranslation(['dish', 'product', 'shop']);
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
      missing={missing}
    >
      {(group.addons ?? []).map((addon) => {
        const { product, stock_id: stockId } = addon;
        const { stock } = product;
        const quantity = choice.addons[stockId] ?? 0;
        const words = {
          title: product.translation.title,
          hint: hintOf(addon),
          amount: stock.quantity > 0 ? stock.total_price : null,
        };
        return isSingle ? (
          <OptionRadio
            key={addon.id}
            {...words}
            name={`addons-${id}`}
            checked={quantity > 0}
            onChange={() => onChoose(stockId, 1)}
          />
        ) : (
          <OptionAddon
            key={addon.id}
            {...words}
            quantity={quantity}
            max={
              max === 1
                ? Math.min(1, stock.quantity)
                : Math.min(quantity + left, stock.quantity)
            }
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
  const { t } = useTranslation(['dish', 'product']);
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
        >
          {group.values.map((value) => {
            const [title, hint] = splitName(value.title);
            return (
              <OptionRadio
                key={value.id}
                name={`variant-${group.id}`}
                title={title}
                hint={hint}
                color={value.color}
                amount={value.soldOut ? null : value.difference}
                checked={choice.extras[group.id] === value.id}
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
