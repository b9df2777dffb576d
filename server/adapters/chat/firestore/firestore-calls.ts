import { readAnswer } from '@/server/adapters/notices/read-answer';
import { retryAfterMs } from '@/server/adapters/notices/retry-after';
import { SendError } from '@/server/domain/notice/notice-sender';
import { serviceToken } from '@/server/adapters/notices/push/service-token';
import { HostedConflict } from '@/server/domain/chat/hosted/hosted-chat';
import type { ServiceAccount } from '@/server/environment/env-firebase';

const GOOGLE = 'https://firestore.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/datastore';
const TIMEOUT_MS = 6_000;
/** A page of two hundred of the longest messages. */
const ANSWER_BYTES = 8 * 1024 * 1024;
/** What the emulator takes for the project's owner. */
const EMULATOR_BEARER = 'owner';

export interface FirestoreOptions {
  readonly account: ServiceAccount;
  /** Host and port of the emulator; nothing: Google's own. */
  readonly emulator?: string;
  /** Tests stand in for Google. */
  readonly url?: string;
  readonly tokenUrl?: string;
}

/** One call of Firestore's REST, as the service account; rejects with SendError, or HostedConflict. */
export interface FirestoreCalls {
  /** Of all documents: `projects/…/documents`. */
  readonly root: string;
  call(
    method: 'batchGet' | 'commit' | 'runQuery',
    body: object,
  ): Promise<unknown>;
}

interface Refusal {
  readonly error?: { readonly status?: unknown };
}

/** Firestore's own word, for the log; nothing else it may have said. A stream's refusal comes in a list. */
function statusOf(said: unknown): string {
  const [one] = Array.isArray(said) ? (said as unknown[]) : [said];
  const { status } = (one as Refusal | null)?.error ?? {};
  return typeof status === 'string' && /^[A-Z_]{1,40}$/.test(status)
    ? status
    : '';
}

const CONFLICTS = ['ABORTED', 'ALREADY_EXISTS', 'FAILED_PRECONDITION'];

function refusalOf(answer: Response, said: unknown): Error {
  const status = statusOf(said);
  if (CONFLICTS.includes(status)) return new HostedConflict(status);
  const wait = retryAfterMs(answer.headers.get('retry-after'));
  return new SendError({
    code: `firestore_${answer.status}${status && `_${status.toLowerCase()}`}`,
    isFinal: status === 'INVALID_ARGUMENT',
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

function silence(error: unknown): SendError {
  return new SendError({
    code: isLate(error) ? 'firestore_timeout' : 'firestore_unreachable',
    isFinal: false,
  });
}

/** Calls Firestore of one project; each call ends in seconds, and is repeated once after an old bearer or a lost connection. */
export function firestoreCalls({
  account,
  emulator,
  tokenUrl,
  url,
}: FirestoreOptions): FirestoreCalls {
  const owner = {
    get: () => Promise.resolve(EMULATOR_BEARER),
    drop: () => undefined,
  };
  const bearer = emulator
    ? owner
    : serviceToken(account, { url: tokenUrl, scope: SCOPE, name: 'firestore' });
  const base = emulator ? `http://${emulator}` : (url ?? GOOGLE);
  const root = `projects/${account.project_id}/databases/(default)/documents`;

  async function once(address: string, body: string, token: string) {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      // another host must not get the bearer
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { answer, said: await readAnswer(answer, ANSWER_BYTES) };
  }

  return {
    root,
    async call(method, asked) {
      const address = `${base.replace(/\/+$/, '')}/v1/${root}:${method}`;
      const body = JSON.stringify(asked);
      for (let isAgain = false; ; isAgain = true) {
        const token = await bearer.get();
        const done = await once(address, body, token).catch(
          (error: unknown) => {
            // a connection that was kept may have ended meanwhile; writes are recognised when they come twice
            if (isAgain || isLate(error)) throw silence(error);
            return null;
          },
        );
        if (!done) continue;
        const { answer, said } = done;
        if (answer.ok && said !== null) return said;
        if (answer.status !== 401 || isAgain) throw refusalOf(answer, said);
        bearer.drop(token);
      }
    },
  };
}
