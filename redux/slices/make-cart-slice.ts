import {
  createSlice,
  type Draft,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { CartDto } from '@/server/contracts/cart';
import {
  answer,
  give,
  markSent,
  receive,
  release,
  rollBack,
  settleSent,
  undoClear,
} from '@/utils/cart/cart-commands';
import {
  type CartCommand,
  type CartDeed,
  type CartState,
  NO_CART,
  UNKNOWN_CART,
} from '@/utils/cart/cart-state';

type Sent = Readonly<{ ids: readonly string[]; key: string }>;
type Settled = Readonly<{ key: string; cart: CartDto | null }>;

/** The model is pure and answers whole states: nothing here is written into a draft. */
const step =
  <Payload>(change: (state: CartState, payload: Payload) => CartState) =>
  (state: Draft<CartState>, { payload }: PayloadAction<Payload>) =>
    change(state as CartState, payload) as Draft<CartState>;

/** A slice that holds one cart: what is confirmed and what was done since (docs/adr/0026). */
export function makeCartSlice<Name extends string>(
  name: Name,
  initialState: CartState,
) {
  return createSlice({
    name,
    initialState,
    reducers: {
      given: {
        prepare: (deed: CartDeed & Readonly<{ id?: string }>) => ({
          payload: { id: nanoid(), ...deed } as CartCommand,
        }),
        reducer: step(give),
      },
      received: step<CartDto | null>(receive),
      sent: step<Sent>((state, { ids, key }) => markSent(state, ids, key)),
      settled: step<Settled>((state, { cart, key }) =>
        settleSent(state, key, cart),
      ),
      refused: step<string>(rollBack),
      released: step<string>(release),
      /** These come to nothing. */
      withdrawn: step<readonly string[]>((state, ids) => ({
        ...state,
        commands: state.commands.filter(({ id }) => !ids.includes(id)),
      })),
      /** The server may have another one. */
      expired: step<undefined>((state) => ({
        ...state,
        known: false,
        failed: false,
      })),
      failed: step<undefined>((state) => ({ ...state, failed: true })),
      /** At sign-in the guest's cart met the account's. */
      met: step<CartDto>((state, guest) => ({
        ...state,
        question: { kind: 'two_carts', guest },
      })),
      answered: step<boolean>((state, takesWanted) =>
        answer(state, takesWanted, nanoid),
      ),
      /** Nothing is asked any more. */
      questionClosed: step<undefined>((state) => ({
        ...state,
        question: null,
      })),
      clearUndone: step<undefined>((state) => undoClear(state, nanoid)),
      changesAccepted: step<undefined>((state) => ({ ...state, outdated: {} })),
      /** There is no cart: none was made, or it was ordered or taken over. */
      ended: () => NO_CART as Draft<CartState>,
      /** Whose cart it will be is not known: it is read again, and nothing is kept. */
      forgotten: () => UNKNOWN_CART as Draft<CartState>,
    },
  });
}
