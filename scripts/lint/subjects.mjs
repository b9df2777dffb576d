/**
 * Which subject of server/domain may know which: a subject reads from those to its right, so
 * no two know each other. A new folder needs a line here before anything outside of it can be imported.
 */
const KNOWS = {
  account: 'i18n notice',
  address: 'account',
  availability: '',
  cart: 'availability catalogue event money settings',
  catalogue: 'availability money settings',
  checkout: 'availability cart money',
  content: 'i18n',
  event: '',
  geo: 'account',
  'group-order': 'cart checkout event money',
  i18n: '',
  idempotency: '',
  like: 'catalogue',
  money: '',
  notice: '',
  order:
    'availability cart checkout event geo group-order i18n idempotency money notice payment',
  payment: 'wallet',
  picture: '',
  search: 'availability catalogue money',
  settings: 'notice payment',
  wallet: '',
};

const TYPE = 'subject';

/** Every folder of server/domain is one piece. */
export const subjectElements = [
  { type: TYPE, pattern: 'server/domain/*', capture: ['subject'] },
];

const subject = (names) => ({
  element: { type: TYPE, captured: { subject: names } },
});

/** Come after the layers' policies: what those allow inside the domain is narrowed here. */
export const subjectPolicies = [
  { from: subject('*'), disallow: { to: subject('*') } },
  ...Object.entries(KNOWS)
    .filter(([, known]) => known)
    .map(([name, known]) => ({
      from: subject(name),
      allow: { to: subject(known.split(' ')) },
    })),
];
