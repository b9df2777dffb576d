import ts from 'typescript';

/** A list in the code whose members other files have to know. */
export interface CountedList {
  /** What one more member is. */
  readonly what: string;
  /** The most files that it may touch. */
  readonly bound: number;
  readonly file: string;
  /** The constant: an array of words, or an object with an entry for each. */
  readonly list: string;
  /** The member that a new one is like. */
  readonly sample: string;
  /** The new one; no other word of the code contains it. */
  readonly probe: string;
  /** Where each member has an entry that no type asks for. */
  readonly tables?: readonly string[];
  /** Files that no type asks for: `…` stands in the name of one that is new. */
  readonly also?: readonly string[];
  /** Of a list without members: a file that has one, and is read in the place of the list's. */
  readonly stand?: string;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

const nameOf = (node: ts.ObjectLiteralElementLike): string =>
  node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : '';

function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? bare(node.expression)
    : node;
}

/** Shows a node and all that is in it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The members of a list, as its file has them. */
export function membersOf(
  { file, list }: Pick<CountedList, 'file' | 'list'>,
  text: string,
): string[] {
  const members: string[] = [];
  visit(parse(file, text), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== list) return;
    const value = bare(node.initializer);
    if (value && ts.isArrayLiteralExpression(value))
      for (const each of value.elements)
        if (ts.isStringLiteral(each)) members.push(each.text);
    if (value && ts.isObjectLiteralExpression(value))
      members.push(...value.properties.map(nameOf));
  });
  return members;
}

/** A file as it would be with one more member: in the list itself, and in each object that has an entry for all of them. */
export function withMember(
  file: string,
  text: string,
  counted: CountedList,
  members: readonly string[],
): string {
  const { list, probe, sample } = counted;
  const insertions: Insertion[] = [];
  visit(parse(file, text), (node) => {
    if (ts.isVariableDeclaration(node) && file === counted.file) {
      const value = bare(node.initializer);
      const last =
        value && ts.isArrayLiteralExpression(value) && value.elements.at(-1);
      if (last && node.name.getText() === list)
        insertions.push({ at: last.end, text: `, '${probe}'` });
    }
    if (!ts.isObjectLiteralExpression(node)) return;
    const names = node.properties.map(nameOf);
    const entry = node.properties.find((each) => nameOf(each) === sample);
    if (!entry?.name || !members.every((member) => names.includes(member)))
      return;
    const rest = ts.isShorthandPropertyAssignment(entry)
      ? `: ${sample}`
      : text.slice(entry.name.end, entry.end);
    insertions.push({ at: entry.end, text: `, ${probe}${rest}` });
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (whole, { at, text: more }) =>
        whole.slice(0, at) + more + whole.slice(at),
      text,
    );
}

/** The texts of a language with one of the new member beside each of the sample: `payment.cash`, `payment.counted…`. */
export function withTexts(
  json: string,
  lists: readonly Pick<CountedList, 'probe' | 'sample'>[],
): string {
  const texts = JSON.parse(json) as Record<string, string>;
  for (const [key, text] of Object.entries(texts))
    for (const { probe, sample } of lists) {
      const parts = key.split('.');
      if (parts.includes(sample))
        texts[parts.map((part) => (part === sample ? probe : part)).join('.')] =
          text;
    }
  return JSON.stringify(texts);
}

/** The files that a compiler finds fault with, by list; a fault that names no list's new member is counted for all. */
export function faultyFiles(
  faults: readonly { readonly file: string; readonly text: string }[],
  lists: readonly CountedList[],
): Map<CountedList, Set<string>> {
  const found = new Map(lists.map((list) => [list, new Set<string>()]));
  for (const { file, text } of faults) {
    const named = lists.filter(({ probe }) => text.includes(probe));
    for (const list of named.length > 0 ? named : lists)
      found.get(list)?.add(file);
  }
  return found;
}
