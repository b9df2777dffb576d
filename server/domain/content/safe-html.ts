import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'blockquote',
    'br',
    'em',
    'h2',
    'h3',
    'hr',
    'li',
    'ol',
    'p',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    b: 'strong',
    h1: 'h2',
    i: 'em',
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

function plainText(html: string): string {
  return sanitizeHtml(html, NO_TAGS)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

export interface SafeText {
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/**
 * What an operator wrote, without anything that could act: prose, lists, tables and links to web, mail and phone.
 * Its second-level headings get ids, which `sections` lists in order.
 */
export function safeText(html: string): SafeText {
  const sections: { id: string; title: string }[] = [];
  const marked = sanitizeHtml(html, RULES).replace(
    /<h2>([\s\S]*?)<\/h2>/g,
    (_whole, inner: string) => {
      const id = `section-${sections.length + 1}`;
      sections.push({ id, title: plainText(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html: marked, sections };
}
