import { toDecimal } from '@/utils/money/money';
import type { RepeatChangeDto } from '@/server/contracts/order/order-repeat';
import type { RepeatChange } from '@/server/domain/order/plan-repeat';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';

type Extras = readonly {
  readonly translations: Translations;
  readonly value: string;
}[];

const optionsText = (extras: Extras, lang: string): string =>
  extras
    .map(
      ({ translations, value }) =>
        pickText(translations, lang, 'title') ?? value,
    )
    .join(', ');

/** How a repeated order differs, in the caller's language; amounts are of the order's currency. */
export function presentRepeatChange(
  change: RepeatChange,
  lang: string,
): RepeatChangeDto {
  const { addon, code, line } = change;
  const titleOf = ({ snapshot }: typeof line): string =>
    pickText(snapshot.translations, lang, 'title') ?? '';
  const isQuantity = code === 'quantity';
  const isPrice = code === 'price';
  const isOptions = code === 'options';
  return {
    code,
    title: titleOf(line),
    addon: addon && titleOf(addon),
    product_uuid: line.snapshot.productUuid,
    unit: line.snapshot.unit ?? 'portion',
    from_quantity: isQuantity ? change.from : null,
    to_quantity: isQuantity ? change.to : null,
    from_price: isPrice ? toDecimal(change.from) : null,
    to_price: isPrice ? toDecimal(change.to) : null,
    from_options: isOptions ? optionsText(line.snapshot.extras, lang) : null,
    to_options: isOptions ? optionsText(change.stock.extras, lang) : null,
  };
}
