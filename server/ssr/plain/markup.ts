import { escaped } from './plain-style';

/** HTML that is safe to send: made by `markup` alone. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | null | false | readonly Part[];

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escaped(part);
  return 'html' in part ? part.html : part.map(written).join('');
}

/** A template of HTML: what is put in is escaped, unless it is markup itself; null and false are nothing. */
export function markup(
  strings: TemplateStringsArray,
  ...parts: readonly Part[]
): Markup {
  const html = strings.reduce(
    (text, string, index) => text + written(parts[index - 1] ?? null) + string,
  );
  return { html };
}
