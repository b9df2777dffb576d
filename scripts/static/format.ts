import { globSync, readFileSync, statSync } from 'node:fs';
import * as prettier from 'prettier';

const ignorePath = ['.gitignore', '.prettierignore'];
/** Folders too large to ask Prettier about file by file; .prettierignore names them, too. */
const SKIPPED = /^(?:node_modules|\.git|\.next.*|\.data.*|\.cache|public)$/;

/** What Prettier would write in another way, also in hidden folders; empty: nothing. */
export async function formatFaults(): Promise<string[]> {
  const names = globSync('{*,.*,*/**,.*/**}', {
    exclude: (name) => SKIPPED.test(name),
  });
  const faults: string[] = [];
  for (const file of names.filter((name) => statSync(name).isFile()).sort()) {
    const info = await prettier.getFileInfo(file, { ignorePath });
    if (info.ignored || !info.inferredParser) continue;
    const options = await prettier.resolveConfig(file, { editorconfig: true });
    const source = readFileSync(file, 'utf8');
    const isFormatted = await prettier.check(source, {
      ...options,
      filepath: file,
    });
    if (!isFormatted) faults.push(`${file}: npm run format`);
  }
  return faults;
}
