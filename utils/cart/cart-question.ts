import type { CartDto } from '@/server/contracts/cart';
import { countItems, sumLines } from './cart-line';
import type { CartState } from './cart-state';
import type { CartQuestion, CartSummary } from './cart-view';
import { carryOut, confirmedCart, showCart, type ShownCart } from './show-cart';

interface Scope {
  readonly lang: string;
  /** `moneyUnit` of the currency: sums are the cart's own. */
  readonly unit: number;
}

function summary(
  { lines, shop }: ShownCart,
  { unit }: Scope,
): CartSummary | null {
  if (!shop) return null;
  return {
    shop,
    count: countItems(lines),
    total: sumLines(lines, unit).total,
    lines: lines.map(({ img, key, quantity, title }) => ({
      img,
      key,
      quantity,
      title,
    })),
  };
}

/** A server's cart as a question shows it; null when it is of no shop. */
export const cartSummary = (cart: CartDto, scope: Scope): CartSummary | null =>
  summary(confirmedCart(cart, scope.lang), scope);

function wantedCart(state: CartState, lang: string): ShownCart | null {
  const { question } = state;
  if (question?.kind === 'other_shop')
    return question.adds.reduce<ShownCart>(carryOut, { shop: null, lines: [] });
  if (question?.kind !== 'two_carts' || question.takesWanted !== undefined)
    return null;
  return confirmedCart(question.guest, lang);
}

/** What is to be asked, with both carts; null: nothing, or it is answered already. */
export function toCartQuestion(
  state: CartState,
  scope: Scope,
): CartQuestion | null {
  const { question } = state;
  const { lang } = scope;
  const wanted = wantedCart(state, lang);
  if (!wanted || !question || question.kind === 'in_group') return null;
  const held = summary(showCart(state, lang), scope);
  const next = summary(wanted, scope);
  return held && next && { kind: question.kind, held, wanted: next };
}
