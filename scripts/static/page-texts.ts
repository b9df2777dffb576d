/**
 * Checks that a page, and each block that loads later, names the namespaces of the texts that it shows: `namespaces` of withPage, and
 * `withTexts([…], () => import(…))` (docs/adr/0050).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { namespacesOfKeys } from '@/server/caches/text-files';
import { PAGE_NAMESPACES, type PageNamespace } from '@/utils/i18n/locales';
import { sourceFiles } from './source-files';

/** A block that loads later. */
interface LateImport {
  readonly file: string;
  /** The namespaces that withTexts names; none: it stands in none. */
  readonly named: readonly string[];
  /** The server renders it, too: next/dynamic without `ssr: false`. */
  readonly isRendered: boolean;
}

interface Source {
  readonly imports: readonly string[];
  readonly late: readonly LateImport[];
  readonly words: readonly string[];
  /** How texts begin whose keys are put together. */
  readonly beginnings: readonly string[];
  /** What the property `namespaces` lists; null: there is none. */
  readonly listed: readonly string[] | null;
  /** What its calls of useTranslation name; null: there is none. */
  readonly asked: readonly string[] | null;
}

const CLIENT =
  /^(?:components|containers|contexts|hooks|pages|redux|services|utils)\//;

/** Where something is shown; services and what they read leave that to others. */
const SHOWN = /^(?:components|containers|contexts|hooks|redux|utils)\//;

function fileOf(from: string, name: string): string | null {
  const base = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  if (base === null) return null;
  const found = ['', '.ts', '.tsx']
    .map((end) => base + end)
    .find((file) => existsSync(file) && statSync(file).isFile());
  return found ?? null;
}

const isTypes = ({ importClause: clause }: ts.ImportDeclaration): boolean => {
  if (!clause) return false;
  const { name, namedBindings: named } = clause;
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (!name &&
      named !== undefined &&
      ts.isNamedImports(named) &&
      named.elements.every((element) => element.isTypeOnly))
  );
};

const calleeOf = (node: ts.Node): string =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression)
    ? node.expression.text
    : '';

function stringsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
}

/** `namespaces: …` of a page's options, or whatever is named as such a list: `cartNamespaces`. */
const isList = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && node.name.getText() === 'namespaces') ||
  ((ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
    /Namespaces$|_NAMESPACES$/.test(node.name?.getText() ?? ''));

function lateImport(call: ts.CallExpression, from: string): LateImport | null {
  const [name] = call.arguments;
  const file = name && ts.isStringLiteral(name) && fileOf(from, name.text);
  if (!file) return null;
  let named: readonly string[] = [];
  let isRendered = false;
  for (let at: ts.Node = call.parent; at; at = at.parent) {
    const callee = calleeOf(at);
    if (callee === 'withTexts')
      named = stringsIn((at as ts.CallExpression).arguments[0] as ts.Node);
    if (callee === 'dynamic') isRendered = !/ssr: false/.test(at.getText());
  }
  return { file, named, isRendered };
}

const sources = new Map<string, Source>();

/** What a file loads at once, loads later, and says. */
function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const imports: string[] = [];
  const late: LateImport[] = [];
  const words: string[] = [];
  const beginnings: string[] = [];
  let listed: readonly string[] | null = null;
  let asked: readonly string[] | null = null;
  const add = (name: ts.Expression): void => {
    const found = ts.isStringLiteral(name) ? fileOf(file, name.text) : null;
    if (found) imports.push(found);
  };
  function read(node: ts.Node): void {
    if (ts.isImportDeclaration(node))
      return isTypes(node) ? undefined : add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      return node.isTypeOnly ? undefined : add(node.moduleSpecifier);
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      const found = lateImport(node, file);
      if (found) late.push(found);
      return;
    }
    if (calleeOf(node) === 'useTranslation')
      asked = [...(asked ?? []), ...stringsIn(node)];
    if (isList(node)) listed = [...(listed ?? []), ...stringsIn(node)];
    if (ts.isStringLiteralLike(node)) words.push(node.text);
    if (ts.isTemplateExpression(node)) beginnings.push(node.head.text);
    ts.forEachChild(node, read);
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(file, 'utf8');
  if (/\.tsx?$/.test(file))
    read(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  const source = { imports, late, words, beginnings, listed, asked };
  sources.set(file, source);
  return source;
}

/** The file and all that comes with it. */
function together(entry: string): ReadonlySet<string> {
  const all = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file; file = open.pop()) {
    if (all.has(file) || !CLIENT.test(file)) continue;
    all.add(file);
    open.push(...sourceOf(file).imports);
  }
  return all;
}

const keys = namespacesOfKeys();

function saidBy({ beginnings, words }: Source): PageNamespace[] {
  const starts = beginnings.filter((text) => /^\w+\./.test(text));
  const named = words.map((word) => keys.get(word));
  const begun = [...keys].filter(([key]) =>
    starts.some((text) => key.startsWith(text)),
  );
  const found = new Set([...named, ...begun.map(([, name]) => name)]);
  found.delete('translation');
  return [...found].filter((name) => name !== undefined).sort();
}

/** The namespaces of the texts that a file and what comes with it say, beside `translation`. */
function namespacesOf(entry: string): PageNamespace[] {
  const files = [...together(entry)];
  const found = new Set(files.flatMap((file) => saidBy(sourceOf(file))));
  return [...found].sort();
}

function difference(
  where: string,
  shown: readonly string[],
  named: readonly string[],
  allowed: readonly string[] = [],
): string[] {
  const missing = shown.filter((name) => !named.includes(name));
  const idle = named.filter(
    (name) => !shown.includes(name) && !allowed.includes(name),
  );
  return [
    ...missing.map((name) => `${where} shows texts of "${name}"`),
    ...idle.map((name) => `${where} shows no text of "${name}"`),
  ];
}

/** What the server may render beside what a page always shows. */
function renderedLater(page: string): string[] {
  const seen = new Set<string>();
  const open = [page];
  const named: string[] = [];
  for (let entry = open.pop(); entry; entry = open.pop())
    for (const file of together(entry)) {
      if (seen.has(file)) continue;
      seen.add(file);
      for (const late of sourceOf(file).late)
        if (late.isRendered) {
          named.push(...namespacesOf(late.file));
          open.push(late.file);
        }
    }
  return named;
}

/** The lists of a page, and of the options that it shares with others. */
function listsOf(page: string) {
  const { imports, listed } = sourceOf(page);
  const options = imports.filter((file) => file.startsWith('server/ssr/'));
  return {
    own: listed ?? [],
    shared: options.flatMap((file) => sourceOf(file).listed ?? []),
  };
}

function pageFaults(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  if (!text.includes('getServerSideProps')) return [];
  const { own, shared } = listsOf(page);
  // withPage adds it for customers
  const isCustomers = text.includes("session: 'required'");
  const shown = namespacesOf(page).filter(
    (name) => !isCustomers || name !== 'account-menu',
  );
  const allowed = [...renderedLater(page), ...shared];
  return difference(page, shown, [...own, ...shared], allowed);
}

/** What every page has needs `translation` alone; an error page is loaded apart (server/ssr/load-error-page.ts). */
const frameFaults = (): string[] => [
  ...difference('pages/_app.tsx', namespacesOf('pages/_app.tsx'), []),
  ...difference('pages/_error.tsx', namespacesOf('pages/_error.tsx'), [
    'error-page',
  ]),
];

function lateFaults(file: string): string[] {
  return sourceOf(file).late.flatMap((late) =>
    difference(
      `${file}: import('${late.file}')`,
      SHOWN.test(late.file) ? namespacesOf(late.file) : [],
      late.named,
    ),
  );
}

/** A component is as quick as its `t()`: it names where its texts are. */
function askedFaults(file: string): string[] {
  const source = sourceOf(file);
  if (source.asked === null) return [];
  const ofPages: readonly string[] = PAGE_NAMESPACES;
  const asked = source.asked.filter((name) => ofPages.includes(name));
  return difference(file, saidBy(source), asked);
}

/** Components, pages and blocks that name too few namespaces, or too many. */
export function pageTextFaults(): string[] {
  const folders = [
    'components',
    'containers',
    'hooks',
    'redux',
    'services',
    'utils',
    'pages',
  ];
  const files = sourceFiles(folders);
  const pages = files.filter((file) => file.startsWith('pages/'));
  return [
    ...frameFaults(),
    ...pages.flatMap(pageFaults),
    ...files.flatMap(askedFaults),
    ...files.flatMap(lateFaults),
  ];
}
