import type { PriceWords } from '@/components/price/amount';
import type { ShopWords } from '@/components/shop-card/shop-words';

/** The words of what was found, translated once for all rows; `{{…}}` gaps are still open. */
export interface HitWords {
  readonly shop: ShopWords;
  readonly price: PriceWords;
  /** "from {{price}}" */
  readonly from: string;
  readonly soldOut: string;
  /** "In the section {{text}}" and "On the menu: {{text}}". */
  readonly category: string;
  readonly product: string;
}
