/** Given languages replace what stands in them, null takes one away, the others stay. */
export function mergeWords<Words extends object>(
  known: Readonly<Record<string, Words>>,
  given: Readonly<Record<string, Words | null | undefined>>,
): Record<string, Words> {
  const merged = Object.entries({ ...known, ...given });
  return Object.fromEntries(
    merged.flatMap(([lang, words]) => (words ? [[lang, words]] : [])),
  );
}
