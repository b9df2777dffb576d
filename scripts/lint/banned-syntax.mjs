const ownModule = '[value=/^(@\\u002F|\\.)/]';
const named = (names) => `Identifier[name=/^(${names})$/]`;
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
  storage: {
    selector: named('localStorage|sessionStorage|indexedDB'),
    message: 'Browser storage is read and written by utils/browser/kept.ts.',
  },
  tabs: {
    selector: named('BroadcastChannel'),
    message: 'Tabs talk to each other by utils/browser/tabs.ts.',
  },
  locks: {
    selector:
      "MemberExpression[object.name='navigator'][property.name='locks']",
    message: 'Tabs wait for each other by utils/browser/locks.ts.',
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

/** What one file of utils/browser does for all of the client. */
export const ONE_PLACE = ['storage', 'tabs', 'locks'];

export const ban = (...names) => [
  'error',
  ...names.map((name) => bannedSyntax[name]),
];
