import type { APIRequestContext } from 'playwright';
import { linksOf } from './page-facts';

/** Home and the lists: what leads on. A shop's own page need not be read to know that it is found. */
const LEADS_ON = /^\/(places|restaurant|shop)?(\?|$)/;

/** Everything that links without script lead to from the home page, and lists that did not answer. */
export async function crawl(
  request: APIRequestContext,
): Promise<{ readonly found: ReadonlySet<string>; readonly lost: string[] }> {
  const found = new Set(['/']);
  const waiting = ['/'];
  const lost: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await request.get(path);
    if (answer.status() !== 200) lost.push(path);
    for (const link of linksOf(await answer.text())) {
      if (!found.has(link) && LEADS_ON.test(link)) waiting.push(link);
      found.add(link);
    }
  }
  return { found, lost };
}
