import { gzipSync } from 'node:zlib';

const KB = 1000;

/** Bytes after gzip. */
export interface PageWeight {
  /** Every script that the HTML names: what a first visit loads. */
  readonly script: number;
  readonly html: number;
  readonly status: number;
  /** The weight is another address's. */
  readonly isRedirected: boolean;
}

const gzipped = (content: string | Buffer) => gzipSync(content).byteLength;

/** 12,345 bytes as 12.3. */
export const inKb = (bytes: number) => (bytes / KB).toFixed(1);

function scriptsOf(html: string): string[] {
  const found = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  return [
    ...new Set(
      found
        .filter(([tag]) => !/\bnomodule\b/i.test(tag))
        .map(([, src]) => (src ?? '').replaceAll('&amp;', '&')),
    ),
  ];
}

/** Loads a page as a first visit would and weighs it. */
export async function weighPage(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageWeight> {
  const answer = await fetch(`${origin}${path}`, { headers });
  const html = await answer.text();
  const sizes = await Promise.all(
    scriptsOf(html).map(async (src) => {
      const file = await fetch(new URL(src, origin));
      return gzipped(Buffer.from(await file.arrayBuffer()));
    }),
  );
  return {
    script: sizes.reduce((sum, size) => sum + size, 0),
    html: gzipped(html),
    status: answer.status,
    isRedirected: answer.redirected,
  };
}
