import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Mode } from '@/utils/checkout/mode';

/** The order being prepared (spec.md §3): null date and time mean as soon as possible. */
export interface OrderState {
  readonly shop_id: number | null;
  readonly delivery_type: Mode;
  readonly delivery_date: string | null;
  readonly delivery_time: string | null;
}

/** Nothing prepared yet, to be had like that. */
export const emptyOrder = (delivery_type: Mode): OrderState => ({
  shop_id: null,
  delivery_type,
  delivery_date: null,
  delivery_time: null,
});

const orderSlice = createSlice({
  name: 'order',
  initialState: emptyOrder('delivery'),
  reducers: {
    orderDraftChanged: (
      state,
      action: PayloadAction<Partial<OrderState>>,
    ): OrderState => ({
      ...state,
      ...action.payload,
    }),
    /** How orders are had is the person's choice, not the order's. */
    orderDraftCleared: ({ delivery_type }: OrderState): OrderState =>
      emptyOrder(delivery_type),
  },
});

export const { orderDraftChanged, orderDraftCleared } = orderSlice.actions;
export const orderReducer = orderSlice.reducer;
export const selectOrderDraft = (state: { order: OrderState }): OrderState =>
  state.order;
