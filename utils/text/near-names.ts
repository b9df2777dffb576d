/** How many letters must be put in, taken out or changed to make one word of another. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...left].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...right].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + Number(letter !== other),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const LONGEST = 60;

/**
 * Names that somebody may have meant, the nearest first, three at most: mistyped, cut short, or with a part of them.
 * `isStrict` takes one wrong letter at most.
 */
export function nearNames(
  given: string,
  names: readonly string[],
  isStrict = false,
): readonly string[] {
  const word = given.toLowerCase().slice(0, LONGEST);
  if (!word) return [];
  const most = isStrict || word.length < 4 ? 1 : Math.max(2, word.length / 3);
  return names
    .map((name) => ({ name, steps: distance(word, name.toLowerCase()) }))
    .filter(
      ({ name, steps }) =>
        steps <= most || (word.length > 2 && name.toLowerCase().includes(word)),
    )
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 3)
    .map(({ name }) => name);
}
