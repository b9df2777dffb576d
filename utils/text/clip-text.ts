/**
 * The text in one line of at most `most` characters: cut between words (also of languages that write no spaces), an
 * ellipsis where something is missing.
 */
export function clipText(text: string, most: number, lang: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  let end = 0;
  for (const { index, segment } of words.segment(line)) {
    if (index + segment.length > most - 1) break;
    end = index + segment.length;
  }
  // nothing but one endless word
  const kept = line.slice(0, end || most - 1);
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`;
}
