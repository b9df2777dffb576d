/**
 * How many slips lie between two words: a letter too many, one missing, one wrong, two that changed places. With
 * `asPrefix` between the first and whatever the second begins with. More than `most` is answered as Infinity.
 */
export function editDistance(
  typed: string,
  word: string,
  {
    asPrefix = false,
    most,
  }: { readonly asPrefix?: boolean; readonly most: number },
): number {
  const letters = [...typed];
  const others = [...word].slice(
    0,
    letters.length + (asPrefix ? most : most + 1),
  );
  if (letters.length - others.length > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: others.length + 1 }, (_, index) => index);
  for (const [i, letter] of letters.entries()) {
    const next = [i + 1];
    for (const [j, other] of others.entries()) {
      const swapped =
        i > 0 && j > 0 && letter === others[j - 1] && letters[i - 1] === other
          ? (before[j - 1] ?? Infinity) + 1
          : Infinity;
      next.push(
        Math.min(
          (row[j] ?? Infinity) + Number(letter !== other),
          (row[j + 1] ?? Infinity) + 1,
          (next[j] ?? Infinity) + 1,
          swapped,
        ),
      );
    }
    before = row;
    row = next;
  }
  const distance = asPrefix ? Math.min(...row) : (row.at(-1) ?? Infinity);
  return distance > most ? Infinity : distance;
}
