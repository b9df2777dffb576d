/** Ask `t` with this for a text with its gaps: one translation for a whole list, filled in row by row. */
export const WITH_GAPS = { skipInterpolation: true } as const;

/** The text with `{{name}}` replaced by the values; a gap without a value is left empty. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, number | string>>,
): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) =>
    String(values[name] ?? ''),
  );
}
