import type { ShopCardView } from '@/utils/shop/shop-card';
import type { OpeningView, ShopView } from '@/utils/shop/shop-view';

/** What of a shop or a product matched the term, and where in that text. */
export interface MatchView {
  readonly field:
    'title' | 'description' | 'category' | 'kind' | 'product' | 'shop';
  readonly text: string;
  /** Places in the text, the end not included. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** A shop that was found. */
export interface ShopHit {
  readonly shop: ShopCardView;
  readonly match: MatchView | null;
  /** What is ordered most of it, as far as it was asked for. */
  readonly dishes: readonly ProductHit[];
}

/** A product that was found, with what can be said of its shop. */
export interface ProductHit {
  readonly id: number;
  readonly uuid: string;
  readonly title: string;
  readonly img: string | null;
  /** The lowest price now, decimal. */
  readonly price: number;
  /** The list price it is reduced from. */
  readonly was: number | null;
  /** Variants cost more. */
  readonly from: boolean;
  readonly soldOut: boolean;
  readonly shop: Pick<ShopView, 'id' | 'title' | 'type'>;
  /** Its shop takes orders now. */
  readonly open: boolean;
  /** When a closed shop opens. */
  readonly opens: OpeningView | null;
  readonly match: MatchView | null;
}

/** A page of a section of what was found. */
export interface HitPage<Hit> {
  readonly hits: readonly Hit[];
  /** Of the whole section. */
  readonly total: number;
  readonly lastPage: number;
}

/** One piece of a text, marked where the term matched. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** The text in pieces; ranges that overlap, run backwards or lie outside are put right or left out. */
export function markedParts(
  text: string,
  ranges: MatchView['ranges'],
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (end: number, marked: boolean): void => {
    if (end > at) parts.push({ text: text.slice(at, end), marked });
    at = Math.max(at, end);
  };
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}

const BEFORE = 24;
const MOST = 96;

/** The part of a long text around its first match, cut between words, its ranges moved along. */
export function excerpt({ ranges, text }: MatchView): Omit<MatchView, 'field'> {
  const [first] = ranges;
  if (text.length <= MOST || !first) return { text, ranges };
  const wanted = Math.max(0, first[0] - BEFORE);
  const space = wanted > 0 ? text.indexOf(' ', wanted) : -1;
  const from =
    wanted > 0 ? (space >= 0 && space < first[0] ? space + 1 : wanted) : 0;
  const mark = from > 0 ? '…' : '';
  return {
    text: mark + text.slice(from),
    ranges: ranges.map(
      ([start, end]) =>
        [start - from + mark.length, end - from + mark.length] as const,
    ),
  };
}
