const none = (): never => {
  throw new Error('not in this build: utils/platform/next-modules.ts');
};

/** In place of what libraries import in the browser and nothing of ours calls, by its names there. */
export {
  // path-to-regexp
  none as compile,
  none as pathToRegexp,
  none as regexpToFunction,
  // next/script
  none as handleClientScriptLoad,
  none as initScriptLoader,
  // reselect
  none as createSelector,
  none as createSelectorCreator,
  none as lruMemoize,
  none as weakMapMemoize,
};
