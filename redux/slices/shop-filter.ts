import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The list's filters (spec.md §3). They follow the address, which the screens read. */
export interface ShopFilterState {
  readonly category_id: number | null;
  readonly newest: boolean;
  readonly order_by: string | null;
  /** Filters of the panel: tag ids, rating, open now, deals, free delivery. */
  readonly group: Readonly<Record<string, string>>;
}

const initialState: ShopFilterState = {
  category_id: null,
  newest: false,
  order_by: null,
  group: {},
};

/** The home page's filter (spec.md §3). */
const shopFilterSlice = createSlice({
  name: 'shopFilter',
  initialState: initialState as ShopFilterState,
  reducers: {
    filterChanged: (
      state,
      action: PayloadAction<Partial<ShopFilterState>>,
    ): ShopFilterState => ({
      ...state,
      ...action.payload,
    }),
    filterCleared: (): ShopFilterState => initialState,
  },
});

export const { filterChanged, filterCleared } = shopFilterSlice.actions;
export const shopFilterReducer = shopFilterSlice.reducer;
