import { foldText } from '@/utils/search/search-text';

/** Whether one of the words or phrases stands in the text, whole, however it is written. */
export function hasBlockedWord(text: string, blocked: string): boolean {
  const words = ` ${foldText(text)} `;
  return blocked
    .split(/[,;\n]/)
    .map(foldText)
    .some((phrase) => phrase !== '' && words.includes(` ${phrase} `));
}
