import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LikedState {
  /** Uuids of liked restaurants, newest first. */
  readonly uuids: readonly string[];
  /** The customer whose list this is; null: a visitor's, or not merged with an account's yet. */
  readonly owner: number | null;
}

const initialState: LikedState = { uuids: [], owner: null };

/** Liked restaurants, keyed by uuid (spec.md §3); persisted. */
const likedSlice = createSlice({
  name: 'liked',
  initialState: initialState as LikedState,
  reducers: {
    likeToggled(state, action: PayloadAction<string>): LikedState {
      const uuid = action.payload;
      return {
        ...state,
        uuids: state.uuids.includes(uuid)
          ? state.uuids.filter((liked) => liked !== uuid)
          : [uuid, ...state.uuids],
      };
    },
    /** The list as the account, or another tab, has it. */
    likesReceived(state, action: PayloadAction<LikedState>): LikedState {
      const { owner, uuids } = action.payload;
      const isSame =
        owner === state.owner && uuids.join() === state.uuids.join();
      return isSame ? state : { owner, uuids };
    },
    likedCleared: (): LikedState => initialState,
  },
});

export const { likedCleared, likesReceived, likeToggled } = likedSlice.actions;
export const likedReducer = likedSlice.reducer;
export const selectLiked = (state: { liked: LikedState }): readonly string[] =>
  state.liked.uuids;
