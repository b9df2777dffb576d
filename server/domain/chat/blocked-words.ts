import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { hasBlockedWord } from '@/utils/chat/blocked-words';

/** A private setting of the operator: words or phrases with commas or lines between. */
const BLOCKED_WORDS = 'chat_blocked_words';

/** Throws bad_request in words for a message with a word that the operator does not allow. */
export async function requireNoBlockedWord(
  { db }: Pick<Ctx, 'db'>,
  content: string,
): Promise<void> {
  const blocked = await findSettingValue(db, BLOCKED_WORDS);
  if (blocked && hasBlockedWord(content, blocked))
    throw new DomainError('bad_request', {
      key: 'chat.blocked',
      fields: { chat_content: ['chat.blocked'] },
    });
}
