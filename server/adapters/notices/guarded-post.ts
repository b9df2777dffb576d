import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import {
  addressOf,
  type AddressRules,
  pinnedTo,
  within,
} from '@/server/adapters/public-network';

export interface PostAnswer {
  readonly status: number;
  /** As the header has it. */
  readonly retryAfter: string | undefined;
}

/**
 * Posts to an address that somebody else gave: only where the rules allow, to the IP address that was checked. Redirects are
 * not followed, and what is answered beside the status is not read. Rejects with AddressRefused, a
 * TimeoutError, or what the network says.
 */
export async function guardedPost(
  url: URL,
  {
    body,
    headers,
    rules,
  }: {
    readonly rules: AddressRules;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  },
): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(rules.patienceMs);
  const address = await within(addressOf(url, rules), signal);
  const { request } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      url,
      { ...pinnedTo(address), method: 'POST', headers, signal },
      resolve,
    )
      .on('error', (error) =>
        reject(signal.aborted ? (signal.reason as Error) : error),
      )
      .end(body);
  });
  const { headers: said, statusCode } = answer;
  answer.on('error', () => undefined).destroy();
  return { status: statusCode ?? 0, retryAfter: said['retry-after'] };
}
