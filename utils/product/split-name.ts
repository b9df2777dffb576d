/** "Large, 500 g" as a name and what stands under it; the hint is null when there is nothing to split off. */
export function splitName(
  name: string,
): readonly [title: string, hint: string | null] {
  const at = name.search(/[,،]\s/);
  return at > 0 ? [name.slice(0, at), name.slice(at + 1).trim()] : [name, null];
}
