/** The part of the page where a letter begins, as its address names it. */
export function letterAnchor(letter: string): string {
  return letter === '#' ? 'letter-0-9' : `letter-${letter}`;
}

/** Places that come in the order of their letters, a group for each. */
export function placeGroups<P extends { readonly letter: string }>(
  places: readonly P[],
): { readonly letter: string; readonly places: readonly P[] }[] {
  const groups = new Map<string, P[]>();
  for (const place of places) {
    const group = groups.get(place.letter);
    if (group) group.push(place);
    else groups.set(place.letter, [place]);
  }
  return [...groups].map(([letter, rows]) => ({ letter, places: rows }));
}
