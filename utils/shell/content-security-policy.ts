import { outsideHosts } from './outside-hosts';

/**
 * The page's policy: scripts by nonce, and from elsewhere only what a configured feature needs. Development needs eval and unmarked styles for Next's
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
    ['img-src', "'self'", 'data:', 'blob:', ...outsideHosts('img')].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...outsideHosts('connect')].join(' '),
    ['frame-src', "'self'", ...outsideHosts('frame')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
