import { gzipSync } from 'node:zlib';

const KB = 1000;

/** Bytes after gzip. */
export interface PageWeight {
  /** Every script that the HTML names: what a first visit loads. */
  readonly script: number;
  readonly html: number;
  /** Every stylesheet that the HTML names: what the first paint waits for. */
  readonly css: number;
  readonly cssFiles: number;
  readonly status: number;
  /** The weight is another address's. */
  readonly isRedirected: boolean;
}

const gzipped = (content: string | Buffer) => gzipSync(content).byteLength;

/** 12,345 bytes as 12.3. */
export const inKb = (bytes: number) => (bytes / KB).toFixed(1);

/** 12,345 bytes as 12.1. */
export const inKib = (bytes: number) => (bytes / 1024).toFixed(1);

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

function stylesOf(html: string): string[] {
  const found = html.match(/<link\b[^>]*\srel="stylesheet"[^>]*>/g) ?? [];
  const hrefs = found.map((tag) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(hrefs)];
}

async function weighFiles(
  origin: string,
  addresses: readonly string[],
): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const file = await fetch(new URL(address, origin));
      return gzipped(Buffer.from(await file.arrayBuffer()));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Loads a page as a first visit would and weighs it. */
export async function weighPage(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageWeight> {
  const answer = await fetch(`${origin}${path}`, { headers });
  const html = await answer.text();
  const styles = stylesOf(html);
  return {
    script: await weighFiles(origin, scriptsOf(html)),
    html: gzipped(html),
    css: await weighFiles(origin, styles),
    cssFiles: styles.length,
    status: answer.status,
    isRedirected: answer.redirected,
  };
}
