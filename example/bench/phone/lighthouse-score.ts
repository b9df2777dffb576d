import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { BenchPage } from '../measure-pages';

/** Lighthouse's performance score of 100 for a phone, worked out by its own simulation of a slow one. */
export async function lighthouseScore(
  browser: Browser,
  debuggingPort: number,
  { headers, origin, path }: BenchPage,
): Promise<number> {
  if (!browser.isConnected()) throw new Error('the browser has ended');
  const run = await lighthouse(origin + path, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    ...(headers?.cookie && { extraHeaders: { Cookie: headers.cookie } }),
  });
  return Math.round((run?.lhr.categories.performance?.score ?? 0) * 100);
}
