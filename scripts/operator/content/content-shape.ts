import { nearNames } from '@/utils/text/near-names';
import { CliError } from '../cli-error';

/** What a file of one kind of content may say, each with what it is for. */
export interface ContentShape {
  readonly one: string;
  /** The same in every language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of one language; the text below the head of a Markdown file is the last of them. */
  readonly words: Readonly<Record<string, string>>;
  /** Shown, not put: left out without a word. */
  readonly shown: readonly string[];
  /** The text is one plain line instead of HTML. */
  readonly isPlain?: boolean;
  /** Other names of fields, such as `date` for `published_at`. */
  readonly otherNames?: Readonly<Record<string, string>>;
}

/** A change of the server's, each of its fields and words with what it is for. */
export interface Shaped<T extends { readonly translations?: object }> {
  readonly fields: Readonly<Record<Exclude<keyof T, 'translations'>, string>>;
}

type Values = Readonly<Record<string, unknown>>;

/** The word that the text of a Markdown file becomes. */
export const textWord = ({ words }: ContentShape): string =>
  Object.keys(words).at(-1) ?? '';

/** Its title is all of its words, so that a Markdown file of it needs no text below the head. */
export const hasOnlyHead = ({ words }: ContentShape): boolean =>
  Object.keys(words).length === 1;

const nameOf = ({ otherNames = {} }: ContentShape, key: string): string =>
  otherNames[key] ?? key;

function refuseUnknown(
  shape: ContentShape,
  file: string,
  unknown: readonly string[],
): void {
  if (!unknown.length) return;
  const known = [
    ...Object.keys(shape.fields),
    ...Object.keys(shape.words),
    ...Object.keys(shape.otherNames ?? {}),
  ];
  const lines = unknown.map((name) => {
    const near = nearNames(name, known);
    return `  A ${shape.one} has no "${name}".${near.length ? ` Did you mean ${near.join(' or ')}?` : ''}`;
  });
  throw new CliError(
    [
      `${file}: nothing is changed.`,
      ...new Set(lines),
      `A ${shape.one} has: ${[...Object.keys(shape.fields), ...Object.keys(shape.words)].map((key) => fileName(shape, key)).join(', ')}.`,
    ].join('\n'),
  );
}

/**
 * What a file says, sorted into fields and the words of a language. Throws CliError with every name that this kind of content
 * does not have, and what may have been meant.
 */
export function sortedContent(
  shape: ContentShape,
  { file, lang, said }: { file: string; lang: string; said: Values },
): Record<string, unknown> {
  const { translations = {}, ...flat } = said;
  if (typeof translations !== 'object' || translations === null)
    throw new CliError(
      `${file}: translations must hold languages: {"en": {"title": "…"}}.`,
    );
  const entries = Object.entries(flat)
    .map(([key, value]) => [nameOf(shape, key), value] as const)
    .filter(([key]) => !shape.shown.includes(key));
  const words = entries.filter(([key]) => Object.hasOwn(shape.words, key));
  const fields = entries.filter(([key]) => Object.hasOwn(shape.fields, key));
  const inside = Object.values(translations as Values).flatMap((each) =>
    typeof each === 'object' && each !== null ? Object.keys(each) : [],
  );
  refuseUnknown(shape, file, [
    ...entries
      .map(([key]) => key)
      .filter(
        (key) =>
          !Object.hasOwn(shape.words, key) && !Object.hasOwn(shape.fields, key),
      ),
    ...inside.filter((key) => !Object.hasOwn(shape.words, key)),
  ]);
  const own = words.length ? { [lang]: Object.fromEntries(words) } : {};
  const all = { ...translations, ...own };
  return {
    ...Object.fromEntries(fields),
    ...(Object.keys(all).length && { translations: all }),
  };
}

/** What a file calls a field: `date` for `published_at`. */
export const fileName = ({ otherNames = {} }: ContentShape, key: string) =>
  Object.entries(otherNames).find(([, name]) => name === key)?.[0] ?? key;

/** The names that a file may say, for a command's help. */
export function shapeHelp(shape: ContentShape): string {
  const { fields, one, words } = shape;
  const lines = Object.entries({ ...words, ...fields })
    .filter(([key]) => hasOnlyHead(shape) || key !== textWord(shape))
    .map(([key, about]) => `  ${fileName(shape, key).padEnd(14)} ${about}`);
  return [
    '',
    `A ${one} in Markdown: these names between two lines of ---${hasOnlyHead(shape) ? '' : ', the text below them'}. One language each: ${one}.md is English, ${one}.ru.md Russian.`,
    '',
    ...lines,
    ...(hasOnlyHead(shape)
      ? []
      : [
          `  ${'(the text)'.padEnd(14)} ${words[textWord(shape)]}; in JSON: ${textWord(shape)}`,
        ]),
    '',
    'JSON has the same names; words of several languages stand in {"translations": {"en": {…}, "ru": {…}}}, null takes a language away.',
    'What a file does not say stays as it is.',
  ].join('\n');
}
