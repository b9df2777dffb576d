const none = (): never => {
  throw new Error(
    'rewrites need path-to-regexp: utils/platform/next-modules.ts',
  );
};

/** What Next's client imports for rewrites and does not call without them. */
export { none as compile, none as pathToRegexp, none as regexpToFunction };
