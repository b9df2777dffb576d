import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import type { Calls } from '@/tests/count/press-path';

const ROOT = `${process.cwd()}/`;

/** The functions of our files that ran while this was done, as V8 counts them. A module that is only loaded is none. */
export async function watchCalls(work: () => Promise<void>): Promise<Calls> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const calls = new Map<string, Set<string>>();
  for (const { functions, url } of result) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (!path.startsWith(ROOT) || path.includes('/node_modules/')) continue;
    const file = path.slice(ROOT.length).replace(/\?.*$/, '');
    const known = calls.get(file) ?? new Set();
    for (const { functionName, ranges } of functions) {
      const [whole] = ranges;
      if (whole && whole.count > 0 && whole.startOffset > 0)
        known.add(`${functionName}@${whole.startOffset}`);
    }
    if (known.size > 0) calls.set(file, known);
  }
  return calls;
}
