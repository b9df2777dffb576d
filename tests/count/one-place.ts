import ts from 'typescript';
import { parse, visit } from './members';

/** What one place does for all others, and how code that does it looks. */
interface OnePlace {
  readonly what: string;
  /** The place: a file, and what of it is apart for pages that load little. */
  readonly at: readonly string[];
  readonly does: (node: ts.Node) => boolean;
}

const RETRIES = /fail|tries|attempt|retr/i;
const PAUSES = /delay|pause|wait|backoff/i;
const MOST_GROWTH = 10;
const STORAGE = /^(localStorage|sessionStorage)$/;

function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

const isMember = (node: ts.Node, object: string, name: string): boolean =>
  ts.isPropertyAccessExpression(node) &&
  nameOf(node.expression) === object &&
  node.name.text === name;

/** `factor ** failures`, `Math.pow(2, tries)`, `delay * 2`, `pause *= 2`, and chance, by which pauses are spread. */
function growsPause(node: ts.Node): boolean {
  if (isMember(node, 'Math', 'random')) return true;
  if (ts.isCallExpression(node) && isMember(node.expression, 'Math', 'pow'))
    return node.arguments.slice(1).some((each) => RETRIES.test(nameOf(each)));
  if (!ts.isBinaryExpression(node)) return false;
  const { left, operatorToken, right } = node;
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return RETRIES.test(nameOf(right));
    case ts.SyntaxKind.AsteriskToken:
    case ts.SyntaxKind.AsteriskEqualsToken:
      // `* 1000` is another unit
      return (
        ts.isNumericLiteral(right) &&
        Number(right.text) <= MOST_GROWTH &&
        PAUSES.test(nameOf(left))
      );
    default:
      return false;
  }
}

/** By its name, by `window[`${area}Storage`]`, or in the text of a script. */
function touchesStorage(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return STORAGE.test(node.text);
  if (ts.isTemplateTail(node) && node.text === 'Storage') return true;
  return (
    (ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)) &&
    /\b(local|session)Storage\./.test(node.text)
  );
}

/** `navigator.locks`, `const { locks } = navigator`. */
function touchesLocks(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node))
    return (
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === 'navigator' &&
      node.name.elements.some(({ name }) => nameOf(name) === 'locks')
    );
  return isMember(node, 'navigator', 'locks');
}

const ONE_PLACES: readonly OnePlace[] = [
  {
    what: 'pauses that grow',
    at: ['utils/browser/backoff.ts'],
    does: growsPause,
  },
  {
    what: 'storage of the browser',
    at: [
      'server/ssr/plain/plain-style.ts', // Pages that load no script.
      'utils/browser/kept-keys.ts',
      'utils/browser/kept.ts',
    ],
    does: touchesStorage,
  },
  {
    what: 'databases of the browser',
    at: ['services/chat/picture-store.ts', 'utils/browser/kept-keys.ts'],
    does: (node) => ts.isIdentifier(node) && node.text === 'indexedDB',
  },
  {
    what: 'channels of tabs',
    at: ['utils/browser/tabs.ts'],
    does: (node) =>
      ts.isNewExpression(node) &&
      nameOf(node.expression) === 'BroadcastChannel',
  },
  {
    what: 'locks of tabs',
    at: ['utils/browser/locks.ts'],
    does: touchesLocks,
  },
];

/** The files that do what one place does, by what it is. */
export function placesOf(
  files: readonly string[],
  read: (file: string) => string,
): Map<OnePlace, string[]> {
  const found = new Map<OnePlace, string[]>(
    ONE_PLACES.map((place) => [place, []]),
  );
  for (const file of files) {
    const seen = new Set<OnePlace>();
    visit(parse(file, read(file)), (node) => {
      for (const place of ONE_PLACES) if (place.does(node)) seen.add(place);
    });
    for (const place of seen) found.get(place)?.push(file);
  }
  return found;
}
