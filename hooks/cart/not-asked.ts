import type { CartActions } from '@/utils/cart/cart-view';

const nothing = (): void => undefined;

/** A cart without anything to answer, undo or accept. */
export const NOT_ASKED: Pick<
  CartActions,
  'acceptChanges' | 'canUndoClear' | 'question' | 'replace' | 'undoClear'
> = {
  question: null,
  canUndoClear: false,
  undoClear: nothing,
  replace: nothing,
  acceptChanges: nothing,
};
