import type { TextBundle } from './create-i18n';

/** What a page may have to say before anything else arrives: that something failed, and the way on. */
const ALWAYS =
  /^(common|error|toast)\.|^(language|session)\.\w*[fF]ailed|^offline\.|^unauthorized$/;

/** The part of the texts that goes with a page's HTML: what its render read, and what a failure needs. */
export function readTexts(
  texts: TextBundle,
  read: ReadonlySet<string>,
): TextBundle {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => read.has(key) || ALWAYS.test(key)),
  );
}
