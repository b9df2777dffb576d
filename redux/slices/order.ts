import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The order being prepared (spec.md §3): null date and time mean as soon as possible. */
export interface OrderState {
  readonly shop_id: number | null;
  readonly delivery_type: 'delivery' | 'pickup';
  readonly delivery_date: string | null;
  readonly delivery_time: string | null;
}

const initialState: OrderState = {
  shop_id: null,
  delivery_type: 'delivery',
  delivery_date: null,
  delivery_time: null,
};

const orderSlice = createSlice({
  name: 'order',
  initialState: initialState as OrderState,
  reducers: {
    orderDraftChanged: (
      state,
      action: PayloadAction<Partial<OrderState>>,
    ): OrderState => ({
      ...state,
      ...action.payload,
    }),
    orderDraftCleared: (): OrderState => initialState,
  },
});

export const { orderDraftChanged, orderDraftCleared } = orderSlice.actions;
export const orderReducer = orderSlice.reducer;
export const selectOrderDraft = (state: { order: OrderState }): OrderState =>
  state.order;
