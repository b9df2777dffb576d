/** Fields that are written down nowhere. */
const SECRET = /password|code|number|expires|cvc/i;

/** What of a form's values may be kept in the browser; undefined: nothing was typed. */
export function keepable<V extends Readonly<Record<string, unknown>>>(
  values: V,
  isTyped: boolean,
): Partial<V> | undefined {
  if (!isTyped) return undefined;
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !SECRET.test(field)),
  ) as Partial<V>;
}
