import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

/** What the HTML standard does not allow in this page. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ column, message, ruleId }) => `${column} ${ruleId}: ${message}`);
}

const found = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

/** What a search engine reads in a page's head. */
export function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const property = (name: string): string =>
    found(head, new RegExp(`property="${name}" content="([^"]*)"`));
  return {
    title: found(head, /<title[^>]*>([^<]*)</),
    description: found(head, /name="description" content="([^"]*)"/),
    canonical: found(head, /rel="canonical" href="([^"]*)"/),
    robots: found(head, /name="robots" content="([^"]*)"/),
    alternates: [...head.matchAll(/rel="alternate" hrefLang="([^"]*)"/g)].map(
      ([, tag]) => tag,
    ),
    image: property('og:image'),
    width: Number(property('og:image:width')),
    url: property('og:url'),
    json: found(
      html,
      /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s,
    ),
  };
}

/** The addresses of this site that a page without script leads a crawler to. */
export function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = found(tag, /href="(\/[^"#]*)/);
    return href && !/rel="[^"]*nofollow/.test(tag) ? [href] : [];
  });
}
