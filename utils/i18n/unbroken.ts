/** The words kept on one line, such as a date in a sentence. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00A0');
