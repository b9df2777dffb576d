import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import {
  addressOf,
  AddressRefused,
  type AddressRules,
  pinnedTo,
  within,
} from '@/server/adapters/public-network';
import type { RemotePictures } from '@/server/domain/picture/remote-pictures';
import { DomainError } from '@/server/errors';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

const REDIRECTS_MAX = 3;

const refusal = (why: string, cause?: unknown): DomainError =>
  new DomainError('bad_request', { fields: { url: [why] }, cause });

function ask(
  url: URL,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        ...pinnedTo(address),
        headers: { accept: 'image/*', 'user-agent': 'Sofra' },
        signal,
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function readBounded(answer: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () =>
    refusal(`The file is larger than ${UPLOAD_BYTES_MAX / 1_000_000} MB.`);
  if (Number(answer.headers['content-length'] ?? 0) > UPLOAD_BYTES_MAX)
    throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > UPLOAD_BYTES_MAX) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function follow(
  from: URL,
  rules: AddressRules,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let url = from;
  for (let turn = 0; turn <= REDIRECTS_MAX; turn += 1) {
    const answer = await ask(url, await addressOf(url, rules), signal);
    try {
      const { location } = answer.headers;
      const status = answer.statusCode ?? 0;
      if (status === 200) return await readBounded(answer);
      if (status < 300 || status > 399 || !location)
        throw refusal(`The site answered ${status}.`);
      if (!URL.canParse(location, url))
        throw refusal('The site leads on to no address.');
      url = new URL(location, url);
    } finally {
      answer.destroy();
    }
  }
  throw refusal('The site leads on too often.');
}

/** Fetches pictures from other sites: neither from this machine nor its own network, nor by a redirect to them. */
export function remotePictures(rules: AddressRules): RemotePictures {
  return {
    async fetch(text) {
      const url = URL.parse(text);
      if (!url) throw refusal('This is no address.');
      const signal = AbortSignal.timeout(rules.patienceMs);
      try {
        return await within(follow(url, rules, signal), signal);
      } catch (error) {
        if (error instanceof DomainError) throw error;
        if (error instanceof AddressRefused)
          throw refusal(error.message, error);
        throw refusal(
          signal.aborted
            ? 'The site did not answer in time.'
            : 'The site cannot be reached.',
          error,
        );
      }
    },
  };
}
