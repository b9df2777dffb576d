/** Countries whose numbers read area, three, two, two. */
const GROUPED = /^\+(1|7|90|971|99[2-68])(\d{2,3})(\d{3})(\d{2})(\d{2})$/;

/** A number of E.164 in the groups it is read in, `+998 71 217 94 91`; one of another make stays as it is. */
export function phoneText(phone: string): string {
  return phone.replace(GROUPED, '+$1 $2 $3 $4 $5');
}

/** A stored number as its field begins with it: the country's own numbers without the `dialCode` that stands before. */
export function phoneField(stored: string, dialCode: string): string {
  const text = phoneText(stored);
  return dialCode && text.startsWith(dialCode)
    ? text.slice(dialCode.length).trim()
    : text;
}

/** The same within a sentence: it keeps its direction, and its line. */
export function phoneWord(phone: string): string {
  return `\u2066${phoneText(phone).replaceAll(' ', '\u00a0')}\u2069`;
}
