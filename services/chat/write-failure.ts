import { asApiError } from '@/services/http/api-error';
import { CHAT_CLOSED } from '@/utils/constants/api-codes';
import { ChatWriteError } from '@/utils/chat/chat-transport';

/** The failure as a ChatWriteError, also when it came from another copy of the class. */
function asWriteError(error: unknown): ChatWriteError | null {
  return error instanceof Error && error.name === 'ChatWriteError'
    ? (error as ChatWriteError)
    : null;
}

/** Whether a write that failed was refused, or nobody knows what became of it. */
export function writeFailure(error: unknown): ChatWriteError {
  const known = asWriteError(error);
  if (known) return known;
  const failure = asApiError(error);
  if (!failure) return new ChatWriteError('unknown');
  const { code, message, retryAfterSeconds, status } = failure.info;
  const words = message || null;
  const afterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1_000;
  // 401: the session ended; it waits for the person to come back
  if (status === 0 || status === 401)
    return new ChatWriteError('offline', null, afterMs);
  if (status === 429 || status === 503)
    return new ChatWriteError('slowDown', words, afterMs);
  if (status >= 500) return new ChatWriteError('unknown', words, afterMs);
  return new ChatWriteError(code === CHAT_CLOSED ? 'closed' : 'refused', words);
}
