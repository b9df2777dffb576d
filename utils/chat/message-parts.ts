/** A piece of a message; with `href` it is a link. */
export interface MessagePart {
  readonly text: string;
  readonly href: string | null;
}

/** Links begin where no word goes on; what may be one is checked part by part below. */
const CANDIDATE =
  /(?<![\p{L}\p{N}@._+/:-])(?:(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"`{}|\\^]+|[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\+\d[\d ()-]{6,18}\d)/giu;
/** Ends a sentence and not an address. */
const TRAILING = /[.,;:!?'…،؛؟。、！？»”’*_~]+$/u;
const EMAIL = /^[^\s@/?#]{1,64}@[^\s@/?#:]+\.[^\s@/?#:.]{2,}$/u;
const LONGEST_HREF = 2_000;
const MAX_EMOJI = 3;

/** Without the sentence's marks at its end, and without a bracket that was opened before it. */
function trimEnd(found: string): string {
  let text = found;
  for (;;) {
    const plain = text.replace(TRAILING, '');
    const close = plain.at(-1) ?? '';
    const open = { ')': '(', ']': '[' }[close];
    const isExtra =
      open !== undefined &&
      plain.split(close).length > plain.split(open).length;
    const next = isExtra ? plain.slice(0, -1) : plain;
    if (next === text) return text;
    text = next;
  }
}

const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTERS =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** A name in two alphabets may look like another one: "аpple.com" with a Cyrillic first letter. */
const isDoubtful = (host: string): boolean =>
  host.includes('%') || (LATIN.test(host) && OTHER_LETTERS.test(host));

const hostOf = (text: string): string =>
  /^(?:https?:\/\/)?([^/?#:]*)/i.exec(text)?.[1] ?? '';

function webHref(text: string): string | null {
  try {
    const url = new URL(/^www\./i.test(text) ? `https://${text}` : text);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // "https://bank.example@elsewhere" leads elsewhere
    const isPlain = url.username === '' && url.password === '';
    const hasName = url.hostname.includes('.') || url.hostname === 'localhost';
    const isOne = isWeb && isPlain && hasName && !isDoubtful(hostOf(text));
    return isOne ? url.href : null;
  } catch {
    return null;
  }
}

/** Where a candidate leads; null: it is no link. Only http, https, mailto and tel, each made anew. */
function hrefOf(text: string): string | null {
  if (text.length > LONGEST_HREF) return null;
  if (/^(?:https?:\/\/|www\.)/i.test(text)) return webHref(text);
  if (/^(?:tel:|\+)/i.test(text)) {
    const digits = text.replace(/^tel:/i, '').replace(/[ ()-]/g, '');
    return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
  }
  const address = text.replace(/^mailto:/i, '');
  // encoded: what a mail program would read as more than one address stays one
  return EMAIL.test(address) && !isDoubtful(address.split('@')[1] ?? '')
    ? `mailto:${encodeURIComponent(address).replace('%40', '@')}`
    : null;
}

/** A message's text with the links in it. Joined, the texts are the message. */
export function messageParts(content: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of content.matchAll(CANDIDATE)) {
    const text = trimEnd(match[0]);
    const href = hrefOf(text);
    if (!href) continue;
    if (match.index > end)
      parts.push({ text: content.slice(end, match.index), href: null });
    parts.push({ text, href });
    end = match.index + text.length;
  }
  if (end < content.length)
    parts.push({ text: content.slice(end), href: null });
  return parts;
}

const EMOJI =
  /^(?:\p{RI}{2}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u;

/** Whether it is nothing but a few emoji, which are shown larger. */
export function isEmojiOnly(content: string): boolean {
  const text = content.replace(/\s/g, '');
  if (!text || text.length > 40 || !EMOJI.test(text)) return false;
  return [...new Intl.Segmenter().segment(text)].length <= MAX_EMOJI;
}
