import { marked } from 'marked';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Markdown as HTML, or as one line of plain text. */
export function textOfMarkdown(markdown: string, isPlain: boolean): string {
  const html = marked.parse(markdown, { async: false });
  if (!isPlain) return html;
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
}

const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]]/g, String.raw`\$&`);

/** Plain text as Markdown that means nothing else. */
export const markdownOfPlain = (text: string): string =>
  escaped(text).replace(/[<&#]/g, String.raw`\$&`);

const INLINE: readonly (readonly [RegExp, string])[] = [
  [/<strong>(.*?)<\/strong>/gs, '**$1**'],
  [/<em>(.*?)<\/em>/gs, '*$1*'],
  [/<a href="([^"\s()]*)">(.*?)<\/a>/gs, '[$2]($1)'],
  [/<br ?\/?>\n?/g, '  \n'],
];

function inline(html: string): string {
  const text = html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : escaped(part)))
    .join('');
  return INLINE.reduce(
    (all, [tag, sign]) => all.replace(tag, sign),
    text,
  ).trim();
}

const itemsOf = (html: string): string[] =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => inline(item));

function blockAsMarkdown(tag: string, inside: string): string {
  if (tag === 'p') return inline(inside);
  if (/^h\d$/.test(tag))
    return `${'#'.repeat(Number(tag[1]))} ${inline(inside)}`;
  if (tag === 'ul')
    return itemsOf(inside)
      .map((item) => `- ${item}`)
      .join('\n');
  if (tag === 'ol')
    return itemsOf(inside)
      .map((item, index) => `${index + 1}. ${item}`)
      .join('\n');
  return '';
}

const squeezed = (html: string): string =>
  html.replace(/\s+/g, ' ').replace(/\s*(<[^>]*>)\s*/g, '$1');

const BLOCK = /<([a-z]\w*)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** HTML as Markdown; a part that Markdown cannot say the same way stays HTML, which Markdown takes. */
export function markdownOfHtml(html: string): string {
  const whole = html.replace(/\n\s*\n/g, '\n').trim();
  if (html.replace(BLOCK, '').trim()) return whole;
  return [...html.matchAll(BLOCK)]
    .map(([block, tag = '', inside = '']) => {
      const markdown = blockAsMarkdown(tag, inside);
      const again = marked.parse(markdown, { async: false });
      return squeezed(again) === squeezed(block)
        ? markdown
        : block.replace(/\n\s*\n/g, '\n');
    })
    .join('\n\n');
}
