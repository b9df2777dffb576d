import { publicEnv } from '@/utils/env';

/** Another backend's origin may be asked and may send pictures; a tile server may send pictures. */
const backend = publicEnv.apiUrl ? ` ${new URL(publicEnv.apiUrl).origin}` : '';
const tiles = publicEnv.mapTilesUrl
  ? ` ${new URL(publicEnv.mapTilesUrl).origin}`
  : '';

/**
 * The page's policy: scripts by nonce, nothing from elsewhere. Development needs eval and unmarked styles for Next's
 * own tools (foundation.md §3).
 */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
): string {
  const script = `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`;
  const styles = isDevelopment
    ? ["style-src 'self' 'unsafe-inline'"]
    : [
        `style-src-elem 'self' 'nonce-${nonce}'`,
        "style-src-attr 'unsafe-inline'",
      ];
  return [
    "default-src 'self'",
    `script-src ${script}`,
    ...styles,
    `img-src 'self' data: blob:${backend}${tiles}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
