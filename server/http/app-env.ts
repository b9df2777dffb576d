import type { Ctx } from '../context';
import type { SessionUser } from '@/server/domain/account/session/session-user';
import type { ServerEnv } from '../env';

/** A request as it came through the socket: Next adds X-Forwarded-* to its headers afterwards, not to these. */
export interface SocketRequest {
  readonly socket: {
    readonly remoteAddress?: string;
    readonly localAddress?: string;
  };
  /** Names and values, alternating. */
  readonly rawHeaders: readonly string[];
}

/** What the pages' in-process calls tell the API about the browser behind them. */
export interface InProcessCall {
  readonly clientAddress: string | null;
  /** The site's own address, as the page has it. */
  readonly siteUrl?: string;
  /** The browser's own header, as its address. */
  readonly userAgent?: string | null;
  /** The page's memory of sessions it looked up. */
  readonly sessions?: Map<string, Promise<SessionUser | null>>;
  /** The browser's cookies of carts (utils/constants/cookies.ts), by name. */
  readonly cartCookies?: Readonly<Record<string, string | undefined>>;
  /** Takes the body of a success as an object; the response itself is then empty. */
  readonly handOver?: (body: unknown) => void;
}

export interface AppEnv {
  Bindings: {
    readonly incoming?: SocketRequest;
    readonly inProcess?: InProcessCall;
  };
  Variables: {
    requestId: string;
    ctx: Ctx;
    /** For the web's own concerns; use cases get named values in `ctx`. */
    env: ServerEnv;
  };
}
