import { execFileSync } from 'node:child_process';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css'];
/** What is not the product; the example stood in server/demo before. */
const APART = /^(example|tests|locales|server\/db\/migrations|server\/demo)\//;

interface Size {
  readonly files: number;
  readonly lines: number;
}

/** Adds up what `git grep --count ''` says: `path:lines`, after `revision:` of an older one. */
export function sizeOf(counted: string, revision = ''): Size {
  let [files, lines] = [0, 0];
  for (const row of counted.split('\n').filter(Boolean)) {
    const at = row.lastIndexOf(':');
    const path = row.slice(revision ? revision.length + 1 : 0, at);
    if (APART.test(path)) continue;
    files += 1;
    lines += Number(row.slice(at + 1));
  }
  return { files, lines };
}

/** How much code the product is, as git has it: as it lies on the disk, or at a revision. */
export function productSize(revision = ''): Size {
  const asked = revision ? [revision] : [];
  const counted = execFileSync(
    'git',
    ['grep', '--count', '-I', '', ...asked, '--', ...SOURCES],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return sizeOf(counted, revision);
}

/** The product's sources that git has. */
export const productFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--', ...SOURCES], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !APART.test(file));
