import { basename, dirname, join, resolve } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import {
  type CountedList,
  faultyFiles,
  membersOf,
  withMember,
  withTexts,
} from './members';

const ROUNDS = 3;
const TEXTS = ['translation', 'kitchen', 'errors'].map(
  (name) => `locales/en/${name}.json`,
);

/** What one more member of a list touches. */
export interface Touched {
  readonly list: CountedList;
  readonly files: readonly string[];
}

/** A tree of sources, in which files can be other than on the disk. */
class Tree {
  private readonly changed = new Map<string, string>();
  /** Files as they are on the disk, parsed once for all programs. */
  private readonly parsed = new Map<string, ts.SourceFile | undefined>();
  private readonly options: ts.CompilerOptions;

  constructor(
    private readonly root: string,
    private readonly files: readonly string[],
  ) {
    const { config } = ts.readConfigFile(
      join(root, 'tsconfig.json'),
      ts.sys.readFile,
    ) as { config: unknown };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    this.options = { ...options, incremental: false, noErrorTruncation: true };
  }

  read(file: string): string {
    const path = join(this.root, file);
    return this.changed.get(path) ?? readFileSync(path, 'utf8');
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  change(file: string, text: string): void {
    this.changed.set(join(this.root, file), text);
  }

  compile(): ts.Program {
    const { changed, options, parsed } = this;
    const host = ts.createCompilerHost(options, true);
    const { getSourceFile, readFile } = host;
    host.readFile = (path) => changed.get(path) ?? readFile(path);
    host.getSourceFile = (path, version) => {
      const text = changed.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version);
      if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version));
      return parsed.get(path);
    };
    const paths = this.files.map((file) => join(this.root, file));
    return ts.createProgram(paths, options, host);
  }

  /** What the compiler says of these files. */
  faults(program: ts.Program, files: ReadonlySet<string>) {
    return [...files].flatMap((file) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(join(this.root, file)))
        .map(({ messageText }) => ({
          file,
          text: ts.flattenDiagnosticMessageText(messageText, '\n'),
        })),
    );
  }

  /** These files, and those that import one. */
  withImporters(some: ReadonlySet<string>): Set<string> {
    const found = new Set(some);
    const names = [...some].map((file) => file.replace(/\.tsx?$/, ''));
    for (const file of names.length > 0 ? this.files : []) {
      const text = this.read(file);
      const imports = names.some(
        (name) =>
          text.includes(`'@/${name}'`) ||
          (dirname(name) === dirname(file) &&
            text.includes(`'./${basename(name)}'`)),
      );
      if (imports) found.add(file);
    }
    return found;
  }
}

/** A file that is to be there, or is new. */
function named(tree: Tree, file: string): string {
  if (!file.includes('…') && !tree.has(file))
    throw new Error(`A list is told to touch ${file}, which is not there`);
  return file;
}

/**
 * What one more member of each list touches: it is added to the list in memory, with its texts, and the compiler says
 * where an entry is missing; there the sample's is copied. What is still at fault when all tables have their entry is
 * touched, too. So is what the list names, because no type asks for it.
 */
export function touchedBy(
  lists: readonly CountedList[],
  product: readonly string[],
  root = process.cwd(),
): Touched[] {
  const sources = product.filter((file) => /\.tsx?$/.test(file));
  const tree = new Tree(resolve(root), sources);
  const members = new Map(
    lists.map((list) => [list, membersOf(list, tree.read(list.file))]),
  );
  const touched = new Map(lists.map((list) => [list, new Set<string>()]));
  const completed = new Map(lists.map((list) => [list, new Set<string>()]));
  /** False: it has no table that lacks an entry. */
  const complete = (list: CountedList, file: string): boolean => {
    if (completed.get(list)?.has(file)) return false;
    const before = tree.read(file);
    const after =
      list.stand !== undefined && file === list.file
        ? tree.read(list.stand)
        : withMember(file, before, list, members.get(list) ?? []);
    if (after === before) return false;
    completed.get(list)?.add(file);
    tree.change(file, after);
    return true;
  };
  for (const list of lists)
    for (const file of [list.file, ...(list.tables ?? [])])
      complete(list, named(tree, file));
  for (const file of TEXTS.filter((each) => tree.has(each)))
    tree.change(file, withTexts(tree.read(file), lists));
  let asked = new Set(sources);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const changed = new Set<string>();
    const left: [CountedList, string][] = [];
    const faults = tree.faults(tree.compile(), asked);
    for (const [list, files] of faultyFiles(faults, lists))
      for (const file of files)
        if (round < ROUNDS && complete(list, file)) changed.add(file);
        else left.push([list, file]);
    asked = tree.withImporters(changed);
    for (const [, file] of left) asked.add(file);
    if (changed.size > 0) continue;
    for (const [list, file] of left) touched.get(list)?.add(file);
    break;
  }
  return lists.map((list) => ({
    list,
    files: [
      ...new Set([
        ...(completed.get(list) ?? []),
        ...(touched.get(list) ?? []),
        ...(list.also ?? []).map((file) => named(tree, file)),
      ]),
    ],
  }));
}
