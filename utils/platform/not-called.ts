const none = (): never => {
  throw new Error('not in this build: utils/platform/next-modules.ts');
};

/** Next's start hands over the scripts that a page names to be loaded, an empty list. */
export function initScriptLoader(scripts: readonly unknown[]): void {
  if (scripts.length > 0) none();
}

/** In place of what libraries import in the browser and nothing of ours calls, by its names there. */
export {
  // path-to-regexp
  none as compile,
  none as pathToRegexp,
  none as regexpToFunction,
  // next/script
  none as handleClientScriptLoad,
  // reselect
  none as createSelector,
  none as createSelectorCreator,
  none as lruMemoize,
  none as weakMapMemoize,
};
