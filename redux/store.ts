import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { persistedReducer, type RootState } from './persisted-reducer';

export type { RootState };

/** A store of its own for every request and every tab; nothing is shared on the server. */
export function makeStore(preloadedState: Partial<RootState> = {}) {
  return configureStore({
    reducer: persistedReducer,
    preloadedState: preloadedState as NonNullable<
      Parameters<typeof persistedReducer>[0]
    >,
    middleware: (defaults) =>
      defaults({
        // redux-persist's own actions carry functions
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
