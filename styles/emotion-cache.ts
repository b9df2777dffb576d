import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Direction } from './theme/theme';

/** Rules go to `@layer mui`, so that CSS Modules win; a bare statement of layer order stays as it is. */
function layered(cache: EmotionCache): EmotionCache {
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, keep) => {
    if (!/^@layer\s[^{]*$/.test(serialized.styles))
      serialized.styles = `@layer mui {${serialized.styles}}`;
    return insert(selector, serialized, sheet, keep);
  };
  return cache;
}

/**
 * One Emotion cache for a direction; on the server one per request, with its nonce. It does what
 * createEmotionCache of @mui/material-nextjs does, whose module brings Next's document code to the
 * browser. MUI's fork of the RTL plugin, as the other does not flip inside layers; without stylis'
 * prefixer, whose 4.4 breaks on the rules of Emotion's stylis 4.2 (`::placeholder`) and is not needed.
 */
export function makeCache(direction: Direction, nonce?: string): EmotionCache {
  const rtl = direction === 'rtl';
  const insertionPoint =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLElement>(
          'meta[name="emotion-insertion-point"]',
        );
  return layered(
    createCache({
      key: rtl ? 'muirtl' : 'mui',
      ...(insertionPoint ? { insertionPoint } : {}),
      ...(nonce ? { nonce } : {}),
      ...(rtl ? { stylisPlugins: [rtlPlugin] } : {}),
    }),
  );
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
