import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrencyDto } from '@/server/contracts/settings';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';

export interface CurrencyState {
  readonly current: CurrencyDto;
}

const initialState: CurrencyState = {
  current: DEFAULT_CURRENCY,
};

/** The chosen currency (spec.md §3). The server renders from its cookie, so the cookie wins over what was persisted. */
const currencySlice = createSlice({
  name: 'currency',
  initialState: initialState as CurrencyState,
  reducers: {
    currencyChosen: (
      _state,
      action: PayloadAction<CurrencyDto>,
    ): CurrencyState => ({ current: action.payload }),
  },
});

export const { currencyChosen } = currencySlice.actions;
export const currencyReducer = currencySlice.reducer;
export const selectCurrency = (state: {
  currency: CurrencyState;
}): CurrencyDto => state.currency.current;
