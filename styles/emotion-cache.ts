import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from './theme/theme';

/**
 * One Emotion cache for a direction, its rules in `@layer mui` so that CSS Modules win. On the server
 * one per request (with its nonce); MUI's own fork of the RTL plugin, as the other does not flip in layers.
 */
export function makeCache(direction: Direction, nonce?: string): EmotionCache {
  const rtl = direction === 'rtl';
  return createEmotionCache({
    key: rtl ? 'muirtl' : 'mui',
    enableCssLayer: true,
    ...(nonce ? { nonce } : {}),
    ...(rtl ? { stylisPlugins: [prefixer, rtlPlugin] } : {}),
  });
}

const caches = new Map<Direction, EmotionCache>();

/** The browser's cache for a direction; the nonce is read as a property, the attribute is hidden by the browser. */
export function clientCache(direction: Direction): EmotionCache {
  const known = caches.get(direction);
  if (known) return known;
  const nonce =
    document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const cache = makeCache(direction, nonce);
  caches.set(direction, cache);
  return cache;
}
