import type { PayloadAction } from '@reduxjs/toolkit';
import { createPlainSlice } from '../create-plain-slice';

export interface LikedState {
  /** Uuids of liked restaurants, newest first. */
  readonly uuids: readonly string[];
}

const initialState: LikedState = { uuids: [] };

/** Liked restaurants, keyed by uuid (spec.md §3); persisted. */
const likedSlice = createPlainSlice({
  name: 'liked',
  initialState: initialState as LikedState,
  reducers: {
    likeToggled(state, action: PayloadAction<string>): LikedState {
      const uuid = action.payload;
      return {
        uuids: state.uuids.includes(uuid)
          ? state.uuids.filter((liked) => liked !== uuid)
          : [uuid, ...state.uuids],
      };
    },
    likedCleared: (): LikedState => initialState,
  },
});

export const { likedCleared, likeToggled } = likedSlice.actions;
export const likedReducer = likedSlice.reducer;
export const selectLiked = (state: { liked: LikedState }): readonly string[] =>
  state.liked.uuids;
