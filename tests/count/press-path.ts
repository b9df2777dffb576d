/** The most files of cart and dish that a press on a dish's "+" may pass (issue 29). */
export const PRESS_FILES_MAX = 34;

/** Functions that ran, by file: name and place of each. */
export type Calls = ReadonlyMap<string, ReadonlySet<string>>;

const CLIENT = /^(components|containers|hooks|redux|services|utils)\//;
const PRODUCT = /^(?!tests\/|example\/|scripts\/|node_modules\/).*\.tsx?$/;

/** Whether a file is the cart's, in whatever layer, or on the client the dish's, whose button is pressed. */
const isOfPress = (file: string): boolean =>
  /(^|\/)[^/]*cart/.test(file) ||
  (CLIENT.test(file) && /(^|\/)product\//.test(file));

/**
 * What a press passes: files with a function that ran between it and the answer, and does not run when the same carts
 * are only drawn. `path` is of cart and dish; `others` serve other calls, too: prices, opening hours, sessions, HTTP.
 */
export function pressPath(
  press: Calls,
  drawing: Calls,
): { readonly path: string[]; readonly others: string[] } {
  const files = [...press]
    .filter(([file, calls]) => {
      const drawn = drawing.get(file);
      return PRODUCT.test(file) && [...calls].some((call) => !drawn?.has(call));
    })
    .map(([file]) => file)
    .sort();
  return {
    path: files.filter(isOfPress),
    others: files.filter((file) => !isOfPress(file)),
  };
}
