import { type SafeText, safeText } from './safe-html';

/** By what holds them: rows of the process's cache, so that this goes as they go. */
const kept = new WeakMap<object, Map<string, SafeText>>();

/**
 * The operator's HTML in one language of words that the process's cache holds, sanitised once: everybody may ask for it
 * again and again, and a long text takes a tenth of a second.
 */
export function safeWords(
  holder: object,
  locale: string | null,
  html: string,
): SafeText {
  const known = kept.get(holder) ?? new Map<string, SafeText>();
  const text = known.get(locale ?? '') ?? safeText(html);
  known.set(locale ?? '', text);
  kept.set(holder, known);
  return text;
}
