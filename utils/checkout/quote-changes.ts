import type { QuoteDto } from '@/server/contracts/checkout/quote';
import type { PriceRowKey } from '@/utils/money/price-story';
import { quoteStory } from './quote-story';

type Line = QuoteDto['products'][number];

/** One difference between what was shown and what it comes to now; null: not in it. Decimals of one currency. */
export interface QuoteChange {
  /** Names it among the others. */
  readonly key: string;
  /** A sum has a name of ours, a line its dish's. */
  readonly of: { readonly sum: PriceRowKey } | { readonly title: string };
  readonly from: number | null;
  readonly to: number | null;
  /** Of a line, where the number changed, too. */
  readonly quantities: {
    readonly from: number;
    readonly to: number;
    readonly unit: string;
  } | null;
}

/** Lines keep their ids while the cart stands; a gift's is made anew, so its dish names it. */
const idOf = (line: Line): string =>
  line.bonus ? `gift ${line.stock_id}` : String(line.id);

function lineChange(
  before: Line | undefined,
  after: Line | undefined,
): QuoteChange[] {
  const line = after ?? before;
  if (!line) return [];
  const from = before?.total_price ?? null;
  const to = after?.total_price ?? null;
  const isOtherNumber = before && after && before.quantity !== after.quantity;
  if (from === to && !isOtherNumber) return [];
  return [
    {
      key: `line ${idOf(line)}`,
      of: { title: line.title },
      from,
      to,
      quantities: isOtherNumber
        ? { from: before.quantity, to: after.quantity, unit: line.unit }
        : null,
    },
  ];
}

/**
 * Line by line and sum by sum what differs, in the order of the summary; empty when the new quote is what was shown.
 * The subtotal is told by its lines, so it is told only when no line explains it.
 */
export function quoteChanges(
  before: QuoteDto,
  after: QuoteDto,
  type: 'delivery' | 'pickup',
): QuoteChange[] {
  const known = new Map(before.products.map((line) => [idOf(line), line]));
  const now = new Map(after.products.map((line) => [idOf(line), line]));
  const ids = [...new Set([...known.keys(), ...now.keys()])];
  const lines = ids.flatMap((id) => lineChange(known.get(id), now.get(id)));
  const rowsOf = (quote: QuoteDto) =>
    new Map(
      quoteStory(quote, type).rows.map(({ amount, key }) => [key, amount]),
    );
  const [old, fresh] = [rowsOf(before), rowsOf(after)];
  const keys = [...new Set([...old.keys(), ...fresh.keys()])];
  const sums = keys
    .filter((key) => (old.get(key) ?? 0) !== (fresh.get(key) ?? 0))
    .filter((key) => key !== 'subtotal' || lines.length === 0)
    .map((key) => ({
      key,
      of: { sum: key },
      from: old.get(key) ?? null,
      to: fresh.get(key) ?? null,
      quantities: null,
    }));
  return [...lines, ...sums];
}
