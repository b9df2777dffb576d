const ownModule = '[value=/^(@\\u002F|\\.)/]';
const mock =
  'CallExpression[callee.object.name=/^(vi|vitest)$/][callee.property.name=/^(mock|doMock)$/]';

/** Patterns of code that have a better way here, for no-restricted-syntax. */
const bannedSyntax = {
  ownMock: {
    selector: `${mock} > Literal${ownModule}, ${mock} > ImportExpression > Literal${ownModule}`,
    message:
      'Our own modules are not mocked: use the real ones or pass a fake in.',
  },
  shortWait: {
    selector: `CallExpression[callee.object.name='vi'][callee.property.name=/^(waitFor|waitUntil)$/]`,
    message:
      'It gives up after a second: expect.poll waits as long as a test may.',
  },
  literalText: {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: 'Text comes from locales/ through t().',
  },
  literalAttribute: {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|alt|placeholder|title|label)$/] > Literal[value=/\\p{L}/u]',
    message: 'Text comes from locales/ through t().',
  },
  sx: {
    selector: "JSXAttribute[name.name='sx']",
    message: 'No sx in components: CSS module, or styles/theme for MUI parts.',
  },
};
export const ban = (...names) => [
  'error',
  ...names.map((name) => bannedSyntax[name]),
];
