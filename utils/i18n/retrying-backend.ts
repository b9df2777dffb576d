import HttpBackend from 'i18next-http-backend';
import { type Backoff, backoffMs } from '@/utils/browser/backoff';
import { HTTP_TIMEOUT_MS } from '@/utils/constants/timings';
import type { Namespace } from './locales';
import type { TextBundle } from './create-i18n';

const RETRIES = 5;
const BACKOFF: Backoff = { firstMs: 350 };

type Answer = { readonly texts: TextBundle } | { readonly error: Failure };

interface Failure {
  readonly cause: unknown;
  readonly mayRetry: boolean;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

const isTimeOut = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/** One request; a server error, a missing status or a network failure may be tried again, a 4xx may not. */
function ask(
  backend: HttpBackend,
  lang: string,
  namespace: Namespace,
): Promise<Answer> {
  return new Promise((answer) => {
    backend.read(lang, namespace, (cause, texts) => {
      if (cause)
        answer({
          error: { cause, mayRetry: texts === true || isTimeOut(cause) },
        });
      else answer({ texts: texts as unknown as TextBundle });
    });
  });
}

/**
 * The texts of a language from `/locales/{lng}/{ns}.json` (spec.md §7, §8): up to 5 retries after 350 ms, doubling,
 * on server errors, a missing status and network failures; never on a 4xx. Throws when it gave up.
 */
export async function readBundle(
  lang: string,
  namespace: Namespace,
): Promise<TextBundle> {
  const backend = new HttpBackend(undefined, {
    loadPath: '/locales/{{lng}}/{{ns}}.json',
    reloadInterval: false,
    requestOptions: () => ({
      credentials: 'same-origin',
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
    }),
  });
  let failure: Failure = { cause: undefined, mayRetry: false };
  for (let tries = 0; tries <= RETRIES; tries += 1) {
    if (tries > 0) await wait(backoffMs(BACKOFF, tries - 1));
    const answer = await ask(backend, lang, namespace);
    if ('texts' in answer) return answer.texts;
    failure = answer.error;
    if (!failure.mayRetry) break;
  }
  throw new Error(`the texts of ${lang} did not load`, {
    cause: failure.cause,
  });
}
