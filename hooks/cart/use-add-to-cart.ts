import { useCallback, useState } from 'react';
import type { CartShop, LocalCartLine } from '@/utils/cart/cart-line';
import { planAdd } from '@/utils/cart/cart-view';
import type { CartActions } from '@/utils/cart/cart-view';

/** A cart of another shop stands in the way of this line. */
export interface ReplaceQuestion {
  readonly line: LocalCartLine;
  readonly count: number;
  readonly title: string;
}

/** Adding to a cart that holds one shop's items only: what belongs to another shop asks first. */
export function useAddToCart(cart: CartActions, shop: CartShop) {
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);
  const { add: put, view } = cart;
  const { count, shop: held } = view;
  const { id, title, type } = shop;
  const add = useCallback(
    (line: LocalCartLine) => {
      const plan = planAdd({ count, shop: held }, id);
      if (plan.kind === 'askReplace')
        setQuestion({ line, count: plan.count, title: plan.title });
      else put({ id, title, type }, line);
    },
    [count, held, id, put, title, type],
  );
  const answer = useCallback(
    (replace: boolean) => {
      if (replace && question) put({ id, title, type }, question.line);
      setQuestion(null);
    },
    [id, put, question, title, type],
  );
  return { add, question, answer };
}
