import { outsideHosts } from './outside-hosts';

/**
 * The page's policy: scripts by nonce, and from elsewhere only what a configured feature needs. Development needs eval and unmarked styles for Next's
 * own tools (foundation.md §3). `path` is the page's, of which some need more hosts.
 */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
  path = '',
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
    ['connect-src', "'self'", ...outsideHosts('connect', path)].join(' '),
    ['frame-src', "'self'", ...outsideHosts('frame', path)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...outsideHosts('form')].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}
