import type { EmotionCache } from '@emotion/cache';
import { createContext, useContext } from 'react';

const EmotionCacheContext = createContext<EmotionCache | undefined>(undefined);

/** Carries the request's style cache to the MUI islands; set on the server only. */
export const EmotionCacheProvider = EmotionCacheContext.Provider;

export function useServerEmotionCache(): EmotionCache | undefined {
  return useContext(EmotionCacheContext);
}
