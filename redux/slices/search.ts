import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SEARCH_HISTORY_MAX } from '@/utils/constants/limits';

export interface SearchState {
  readonly history: readonly string[];
}

const initialState: SearchState = { history: [] };

/** Search history: at most five terms, newest first, no duplicates (spec.md §4); persisted. */
const searchSlice = createSlice({
  name: 'search',
  initialState: initialState as SearchState,
  reducers: {
    termSearched(state, action: PayloadAction<string>): SearchState {
      const term = action.payload.trim();
      if (!term) return state;
      return {
        history: [
          term,
          ...state.history.filter((known) => known !== term),
        ].slice(0, SEARCH_HISTORY_MAX),
      };
    },
    termRemoved: (state, action: PayloadAction<string>): SearchState => ({
      history: state.history.filter((term) => term !== action.payload),
    }),
    historyCleared: (): SearchState => initialState,
  },
});

export const { historyCleared, termRemoved, termSearched } =
  searchSlice.actions;
export const searchReducer = searchSlice.reducer;
