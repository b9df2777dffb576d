/** Surrounds the names of what a sentence has room for: no text of ours contains it. */
const MARK = '\u0000';

/**
 * A translated sentence cut at its placeholders, in the order of its language: texts, and the names of what goes between
 * them. `translate` fills the placeholders with the marks that it is given.
 */
export function sentenceParts<Name extends string>(
  translate: (marks: Record<Name, string>) => string,
  names: readonly Name[],
): (string | { readonly name: Name })[] {
  const marks = Object.fromEntries(
    names.map((name) => [name, `${MARK}${name}${MARK}`]),
  ) as Record<Name, string>;
  return translate(marks)
    .split(MARK)
    .map((text, index) => (index % 2 === 1 ? { name: text as Name } : text))
    .filter((part) => part !== '');
}
