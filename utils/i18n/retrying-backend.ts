import HttpBackend from 'i18next-http-backend';
import {
  type Backoff,
  pause,
  pausesOf,
  sendUntilAnswered,
} from '@/utils/browser/backoff';
import { HTTP_TIMEOUT_MS } from '@/utils/constants/timings';
import type { Namespace } from './locales';
import type { TextBundle } from './create-i18n';

const RETRIES = 5;
const BACKOFF: Backoff = { firstMs: 350 };

const isTimeOut = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/** A server error, a missing status or a network failure may be tried again, a 4xx may not. */
class TextsError extends Error {
  mayRetry = false;
}

interface Asked {
  readonly version?: string | undefined;
  readonly isLost?: boolean;
}

/** One request; throws a TextsError. */
function ask(
  backend: HttpBackend,
  lang: string,
  namespace: Namespace,
): Promise<TextBundle> {
  return new Promise((resolve, reject) => {
    backend.read(lang, namespace, (cause, texts) => {
      if (!cause) return resolve(texts as unknown as TextBundle);
      const failure = new TextsError(`the texts of ${lang} did not load`, {
        cause,
      });
      failure.mayRetry = texts === true || isTimeOut(cause);
      reject(failure);
    });
  });
}

/**
 * The texts of a language from `/locales/{lng}/{ns}.json` (spec.md §7, §8): up to 5 retries after 350 ms, doubling,
 * on server errors, a missing status and network failures; never on a 4xx. Throws when it gave up. With the hash of the language's
 * texts (`version`) the browser keeps the answer for good. `isLost`: the first try was made, and what is left are its retries.
 */
export async function readBundle(
  lang: string,
  namespace: Namespace,
  { isLost = false, version }: Asked = {},
): Promise<TextBundle> {
  const backend = new HttpBackend(undefined, {
    loadPath: '/locales/{{lng}}/{{ns}}.json',
    ...(version && { queryStringParams: { v: version } }),
    reloadInterval: false,
    requestOptions: () => ({
      credentials: 'same-origin',
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
    }),
  });
  const delays = pausesOf(BACKOFF, RETRIES);
  if (isLost) await pause(delays.shift() ?? 0);
  return sendUntilAnswered(() => ask(backend, lang, namespace), {
    delays,
    isLost: (error) => error instanceof TextsError && error.mayRetry,
  });
}
