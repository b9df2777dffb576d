const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;

/**
 * Whether a call comes from this very machine: the caller's address and every hop that a proxy wrote down are
 * loopback ones, so that a reverse proxy on this machine does not lend its address to strangers.
 */
export function isLoopbackCall(
  clientAddress: string,
  forwardedFor: string | undefined,
): boolean {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
  return [clientAddress, ...hops].every((address) => LOOPBACK.test(address));
}
