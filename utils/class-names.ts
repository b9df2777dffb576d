/** Joins the class names that are there: `cx(styles.card, open && styles.open, className)`. */
export function cx(
  ...names: readonly (string | false | null | undefined)[]
): string {
  return names.filter(Boolean).join(' ');
}
