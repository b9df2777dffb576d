import { useMemo, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useKeptTyping } from '@/hooks/form/use-kept-typing';
import type { ProductDto, StockDto } from '@/server/contracts/product';
import { lineKey, type LocalCartLine, sumLines } from '@/utils/cart/cart-line';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import { moneyUnit } from '@/utils/money/money';
import {
  type MissingChoice,
  missingChoices,
  quantityBounds,
  withAddon,
} from '@/utils/product/addon-choice';
import {
  chosenAddons,
  chosenStock,
  firstChoice,
  type ProductChoice,
  type VariantGroup,
  variantGroups,
  withExtra,
} from '@/utils/product/product-choice';

interface LineInput {
  readonly choice: ProductChoice;
  readonly quantity: number;
  readonly note: string;
  readonly max: number;
  readonly currencyId: number;
  readonly lang: string;
}

/** The line of a cart that a customer's choice of a dish makes. */
function toLine(
  product: ProductDto,
  stock: StockDto,
  input: LineInput,
): LocalCartLine {
  const { choice, currencyId, lang, max, note, quantity } = input;
  const addons = chosenAddons(stock, choice).map(
    ({ addon, quantity: each }) => ({
      stockId: addon.stock_id,
      quantity: each,
      title: addon.product.translation.title,
      price: addon.product.stock.price,
      discount: addon.product.stock.discount,
    }),
  );
  return {
    key: lineKey(stock.id, addons),
    shopId: product.shop_id,
    stockId: stock.id,
    productId: product.id,
    productUuid: product.uuid,
    title: product.translation.title,
    img: product.img,
    extras: stock.extras.map(
      ({ translation, value }) => translation.title || value,
    ),
    price: stock.price,
    discount: stock.discount,
    minQuantity: product.min_qty,
    maxQuantity: max,
    interval: product.interval,
    unit: product.unit.code,
    bonus: toLocalBonus(stock.bonus),
    addons,
    note: note.trim(),
    quantity,
    currencyId,
    lang,
  };
}

export interface ProductChoiceState {
  readonly choice: ProductChoice;
  readonly stock: StockDto | null;
  readonly variants: readonly VariantGroup[];
  readonly missing: readonly MissingChoice[];
  readonly quantity: number;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly note: string;
  /** What "Add" will cost. */
  readonly total: number;
  /** The line to add; null while something is missing or it is sold out. */
  readonly line: LocalCartLine | null;
  readonly chooseExtra: (groupId: number, id: number) => void;
  readonly chooseAddon: (
    groupId: number,
    stockId: number,
    quantity: number,
  ) => void;
  readonly setQuantity: (quantity: number) => void;
  readonly setNote: (note: string) => void;
}

/** What a customer has chosen of an open product, what is missing, and what it comes to. */
export function useProductChoice(product: ProductDto): ProductChoiceState {
  const { currency, lang } = useShell();
  const [choice, setChoice] = useState(() => firstChoice(product));
  const [asked, setAsked] = useState(0);
  const [note, setNote] = useState('');
  const [isTouched, setTouched] = useState(false);
  const typed = { choice, asked, note };
  useKeptTyping(
    `product-${product.uuid}`,
    isTouched ? typed : undefined,
    (kept) => {
      setChoice(kept.choice);
      setAsked(kept.asked);
      setNote(kept.note);
      setTouched(true);
    },
  );
  const stock = chosenStock(product, choice);
  const bounds = quantityBounds(product, stock, choice);
  const quantity = Math.max(
    bounds.min,
    Math.min(asked || bounds.min, bounds.max || bounds.min),
  );
  const missing = missingChoices(stock, choice);
  const variants = useMemo(
    () => variantGroups(product, choice),
    [choice, product],
  );
  const input = {
    choice,
    quantity,
    note,
    max: bounds.max,
    currencyId: currency.id,
    lang,
  };
  const draft = stock && toLine(product, stock, input);
  return {
    choice,
    stock,
    variants,
    missing,
    quantity,
    bounds,
    note,
    total: draft ? sumLines([draft], moneyUnit(currency)).total : 0,
    line: missing.length === 0 && bounds.max > 0 ? draft : null,
    chooseExtra: (groupId, id) => {
      setTouched(true);
      setChoice((known) => withExtra(product, known, { groupId, id }));
    },
    chooseAddon: (groupId, stockId, each) => {
      setTouched(true);
      const group = stock?.addon_groups.find(({ id }) => id === groupId);
      if (group)
        setChoice((known) =>
          withAddon(known, group, { stockId, quantity: each }),
        );
    },
    setQuantity: (next) => {
      setTouched(true);
      setAsked(next);
    },
    setNote: (next) => {
      setTouched(true);
      setNote(next);
    },
  };
}
