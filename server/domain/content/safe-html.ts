import sanitizeHtml from 'sanitize-html';
import { PICTURE_ATTRIBUTES, pictureFilter, safePicture } from './safe-picture';

/** No page of words is longer; what is written past it by other ways than the operator's calls is not read. */
export const HTML_MAX_LENGTH = 200_000;
const NESTING_MOST = 12;
const PICTURES_MOST = 60;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'blockquote',
    'br',
    'caption',
    'code',
    'dd',
    'del',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'hr',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  allowedAttributes: { a: ['href', 'rel'], img: PICTURE_ATTRIBUTES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_MOST,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    b: 'strong',
    h1: 'h2',
    i: 'em',
    img: safePicture,
    s: 'del',
  },
};

const NO_TAGS: sanitizeHtml.IOptions = {
  allowedTags: [],
  allowedAttributes: {},
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The words of sanitised HTML. */
export function plainText(html: string): string {
  return sanitizeHtml(html, NO_TAGS)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

const TAG = /<\/?[a-z][^>]*>|<!--/i;
/** Where a new line or block begins: words on both sides stay apart. */
const BREAK = /<(?:br|\/?(?:p|div|li|h\d|tr|td|blockquote))\b[^>]*>/gi;
const TIMES_MOST = 3;

/** Words of one line, which some clients write as HTML: without its tags, also those that were escaped. */
export function plainLine(text: string): string {
  let line = text;
  for (let time = 0; time < TIMES_MOST && TAG.test(line); time += 1)
    line = plainText(line.replace(BREAK, ' $&')).replace(/\s+/g, ' ');
  return TAG.test(line) ? '' : line;
}

export interface SafeText {
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/**
 * What an operator wrote, without anything that could act: prose, lists, tables, links to web, mail and phone, and
 * pictures of our own storage or of a host that our policy allows, that come when they are near. Its second-level
 * headings get ids, which `sections` lists in order.
 */
export function safeText(html: string): SafeText {
  const sections: { id: string; title: string }[] = [];
  const clean = sanitizeHtml(html.slice(0, HTML_MAX_LENGTH), {
    ...RULES,
    exclusiveFilter: pictureFilter(PICTURES_MOST),
  });
  const marked = clean.replace(
    /<h2>([\s\S]*?)<\/h2>/g,
    (_whole, inner: string) => {
      const id = `section-${sections.length + 1}`;
      sections.push({ id, title: plainText(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html: marked, sections };
}
