import type { i18n } from 'i18next';

/**
 * A text as it stands, its gaps open: for the words of a list, which are filled in row by row. Read without `t`, whose
 * plurals, contexts and nesting they do not have and which takes ten times as long; a text that is not there yet is
 * left to it.
 */
export function openText(texts: i18n, key: string): string {
  const found: unknown = texts.getResource(texts.language, 'translation', key);
  return typeof found === 'string' && found !== ''
    ? found
    : texts.t(key, { skipInterpolation: true });
}

/** The text with `{{name}}` replaced by the values; a gap without a value is left empty. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, number | string>>,
): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) =>
    String(values[name] ?? ''),
  );
}
