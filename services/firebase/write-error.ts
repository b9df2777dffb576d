import { writeFailure } from '@/services/chat/write-failure';
import { ChatWriteError } from '@/utils/chat/chat-transport';
import { codeOf } from './error-code';

type Reason = ChatWriteError['reason'];

const REASONS: Readonly<Record<string, Reason>> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'invalid-argument': 'refused',
  'not-found': 'refused',
  'resource-exhausted': 'slowDown',
  unavailable: 'offline',
  'auth/network-request-failed': 'offline',
};

/** Why a write was not done, in the transport's terms; refusals of our own server were about the token. */
export function writeError(error: unknown): ChatWriteError {
  const reason = REASONS[codeOf(error)];
  return reason ? new ChatWriteError(reason) : writeFailure(error);
}
