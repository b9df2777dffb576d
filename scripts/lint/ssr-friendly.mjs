import ssrFriendly from 'eslint-plugin-ssr-friendly';

/** The plugin calls two context methods that ESLint 9 has moved: gives them back. */
function mended(rule) {
  return {
    ...rule,
    create(context) {
      const { sourceCode, filename } = context;
      return rule.create(
        Object.create(context, {
          getFilename: { value: () => filename },
          getScope: { value: () => sourceCode.getScope(sourceCode.ast) },
        }),
      );
    },
  };
}

export default {
  rules: Object.fromEntries(
    Object.entries(ssrFriendly.rules).map(([name, rule]) => [
      name,
      mended(rule),
    ]),
  ),
};
