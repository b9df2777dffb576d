import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Chromium then compiles a script beside the page and not, function by function, in its way (docs/adr/0019). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint above every script of a build that browsers load; above none twice. */
export async function addCompileHints(distDir: string): Promise<void> {
  const folder = path.join(distDir, 'static', 'chunks');
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => {
        const file = path.join(folder, name);
        const script = await readFile(file, 'utf8');
        if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
      }),
  );
}
