const none = (): never => {
  throw new Error('not in this build: utils/platform/next-modules.ts');
};

/** Of next/script: begins with the scripts that the document names, which are none. */
export const initScriptLoader = (): void => undefined;

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
