import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX_LENGTH } from '@/utils/chat/chat';
import { cleanMessage, isMessageTooLong } from '@/utils/chat/message-text';

describe('a message as it is kept', () => {
  it.for([
    ['  Hello \n', 'Hello'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['a\n \n\t\n\nb', 'a\n\nb'],
    ['a\u0000\u001b[31m\u009bb\ufeff', 'a[31mb'],
    ['\u202eevil\u202c \u2066x\u2069', 'evil x'],
    ['می\u200cخواهم \u200fa', 'می\u200cخواهم \u200fa'],
    ['👩\u200d🍳 🏳️\u200d🌈', '👩\u200d🍳 🏳️\u200d🌈'],
    ['<script>', '<script>'],
    [' \u202e \u0007 ', ''],
  ] as const)('of %j is %j', ([given, kept]) => {
    expect(cleanMessage(given)).toBe(kept);
  });

  it('stays as it is when it is cleaned again', () => {
    const once = cleanMessage('a\n\u0000\n\n\u2066\nb \u202e\n');
    expect(cleanMessage(once)).toBe(once);
  });

  it('is measured in characters, not in what a computer keeps them in', () => {
    const most = '🍕'.repeat(MESSAGE_MAX_LENGTH);
    expect(isMessageTooLong(most)).toBe(false);
    expect(isMessageTooLong(`${most}a`)).toBe(true);
  });
});
