const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;

const LOCAL_NAME = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
/** Headers that a proxy adds; any value of one means that there is a proxy. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/i;

/** A request as it came through the socket: Next adds X-Forwarded-* to its headers afterwards, not to these. */
export interface SocketRequest {
  readonly socket: {
    readonly remoteAddress?: string;
    readonly localAddress?: string;
  };
  /** Names and values, alternating. */
  readonly rawHeaders: readonly string[];
}

/** Every value of the headers with this name, as sent. */
export function headerValues(
  { rawHeaders }: SocketRequest,
  name: RegExp,
): string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && name.test(rawHeaders[index - 1] ?? ''),
  );
}

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/**
 * Whether a call comes from this very machine and no proxy passed it on: the socket's other end is a loopback address,
 * every Host is a name of this machine (a page of another site, resolved to it, has its own), and no header of a proxy
 * is there.
 */
export function isLoopbackCall(request: SocketRequest | undefined): boolean {
  if (!request || !LOOPBACK.test(request.socket.remoteAddress ?? ''))
    return false;
  const hosts = headerValues(request, /^host$/i);
  return (
    hosts.length === 1 &&
    hosts.every((host) => LOCAL_NAME.test(nameOf(host))) &&
    headerValues(request, FORWARDED).length === 0
  );
}
