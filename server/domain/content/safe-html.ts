import sanitizeHtml, {
  type Attributes,
  type IOptions,
  type Tag,
} from 'sanitize-html';
import { pictureSource } from '@/utils/product/picture-source';
import { outsideHosts } from '@/utils/shell/outside-hosts';

/** As wide as a page of words ever is, in CSS pixels. */
const WIDTH_MOST = 960;
const SIDE_MOST = 4_000;
const ALT_MOST = 300;
/** Public pictures only: what an applicant sends in stands elsewhere. */
const OWN =
  /^\/(?:storage\/)?images\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function isOurs(src: string): boolean {
  return OWN.test(src) && !src.includes('..');
}

/** Of a host that our pages may load pictures from, by https: any other the browser refuses, and shows as broken. */
function isElsewhere(src: string): boolean {
  const url = URL.parse(src);
  return (
    url?.protocol === 'https:' &&
    !url.username &&
    outsideHosts('img').includes(url.origin)
  );
}

function side(value: string | undefined): number | null {
  const pixels = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0;
  return pixels > 0 && pixels <= SIDE_MOST ? pixels : null;
}

/** Both sides, no wider than a page of words, so that the browser keeps the room; nothing unless both are given. */
function sides({ height, width }: Attributes): Attributes {
  const [wide, high] = [side(width), side(height)];
  if (!wide || !high) return {};
  const scale = Math.min(1, WIDTH_MOST / wide);
  return {
    width: String(Math.round(wide * scale)),
    height: String(Math.max(1, Math.round(high * scale))),
  };
}

/** A picture of an operator's text with nothing but what it needs; without `src` when it may not be shown. */
function safePicture(_name: string, given: Attributes): Tag {
  const src = (given.src ?? '').trim();
  const ours = isOurs(src);
  if (!ours && !isElsewhere(src)) return { tagName: 'img', attribs: {} };
  const sized = sides(given);
  const source = ours
    ? pictureSource(src, Number(sized.width ?? WIDTH_MOST), false)
    : { src: new URL(src).href };
  return {
    tagName: 'img',
    attribs: {
      ...sized,
      alt: (given.alt ?? '').slice(0, ALT_MOST),
      loading: 'lazy',
      decoding: 'async',
      ...(!ours && { referrerpolicy: 'no-referrer' }),
      src: source.src,
    },
  };
}

/** What `safePicture` leaves standing. */
const PICTURE_ATTRIBUTES = [
  'width',
  'height',
  'alt',
  'loading',
  'decoding',
  'referrerpolicy',
  'src',
];

/** Drops pictures that may not be shown, and those beyond so many. */
function pictureFilter(most: number): IOptions['exclusiveFilter'] {
  let count = 0;
  return ({ attribs, tag }) => {
    if (tag !== 'img') return false;
    count += 1;
    return !attribs.src || count > most;
  };
}

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
