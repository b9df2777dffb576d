/** So many places are offered for a text that may mean several. */
const SHOWN = 5;

/** Titles of places as one field of a form that is shown again. */
export const writeChoices = (titles: readonly string[]): string =>
  JSON.stringify([...new Set(titles)].slice(0, SHOWN));

/** The titles again; none for anything else. */
export function readChoices(text: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed)
      ? parsed.filter((title) => typeof title === 'string')
      : [];
  } catch {
    return [];
  }
}
