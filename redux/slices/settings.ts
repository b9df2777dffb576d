import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Public settings by key, plus the customer's address and location (spec.md §3). Written by the address dialog and by
 * logging out; screens read the shell's, so its values wait for the settings page.
 */
export interface SettingsState {
  readonly values: Readonly<Record<string, string>>;
  readonly address: string | null;
  readonly location: {
    readonly latitude: number;
    readonly longitude: number;
  } | null;
}

const initialState: SettingsState = {
  values: {},
  address: null,
  location: null,
};

const settingsSlice = createSlice({
  name: 'settings',
  initialState: initialState as SettingsState,
  reducers: {
    settingsReceived: (
      state,
      action: PayloadAction<Readonly<Record<string, string>>>,
    ): SettingsState => ({
      ...state,
      values: action.payload,
    }),
    locationChosen: (
      state,
      action: PayloadAction<{
        address: string;
        location: { latitude: number; longitude: number };
      }>,
    ): SettingsState => ({ ...state, ...action.payload }),
    /** Logout resets the settings and keeps the location (spec.md §4). */
    settingsReset: (state: SettingsState): SettingsState => ({
      ...initialState,
      address: state.address,
      location: state.location,
    }),
  },
});

export const { locationChosen, settingsReceived, settingsReset } =
  settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;
