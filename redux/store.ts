import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { type RootState, slices } from './root-reducer';

export type { RootState };

/** A store of its own for every request and every tab; nothing is shared on the server. */
export function makeStore(preloadedState: Partial<RootState> = {}) {
  return configureStore({
    reducer: slices,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        // redux-persist's own actions carry functions; its names for them would bring all of it
        serializableCheck: {
          ignoredActions: [
            'FLUSH',
            'PAUSE',
            'PERSIST',
            'PURGE',
            'REHYDRATE',
          ].map((name) => `persist/${name}`),
        },
      }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
