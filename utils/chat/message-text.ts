import { MESSAGE_MAX_LENGTH } from './chat';

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** What no reader sees: control characters but line end and tab, and the mark of byte orders. */

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;
/** They turn the writing of what follows, also beyond the message. Each bubble finds its own direction (dir="auto"). */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const MANY_LINES = /\n(?:[^\S\n]*\n){2,}/g;

const cleanText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS, '')
    .replace(TURNS, '')
    .replaceAll('\t', ' ');

/** The same for a name, which is one line. */
export const cleanName = (text: string): string =>
  cleanText(text).replace(/\s+/g, ' ').trim();

/** A message as it is kept and shown: plain text, without what hides or turns other text, at most one empty line in a row. */
export function cleanMessage(text: string): string {
  return cleanText(text).replace(MANY_LINES, '\n\n').trim();
}

/** How long a message is, in characters: an emoji of one code point is one. */
export const messageLength = (text: string): number => [...text].length;

/** Whether a cleaned message is longer than any may be. */
export const isMessageTooLong = (text: string): boolean =>
  messageLength(text) > MESSAGE_MAX_LENGTH;
