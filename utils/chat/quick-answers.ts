import type { ChatMessage } from './chat';

export interface QuickAnswer {
  readonly number: string;
  readonly text: string;
}

const LINE = /^(\d{1,2})\. (\S.*)$/;

/**
 * The numbered answers that the other side's last message offers, without their numbers; none once it is answered, and
 * none for a single number, which is no choice.
 */
export function quickAnswers(
  messages: readonly ChatMessage[],
): readonly QuickAnswer[] {
  const last = messages.at(-1);
  if (!last || last.fromMe) return [];
  const answers = last.content.split('\n').flatMap((line) => {
    const [, number, text] = LINE.exec(line) ?? [];
    return number && text ? [{ number, text }] : [];
  });
  return answers.length > 1 ? answers : [];
}

/** The message without the lines that are drawn as its answers. */
export function withoutAnswers(content: string): string {
  return content
    .split('\n')
    .filter((line) => !LINE.test(line))
    .join('\n');
}
