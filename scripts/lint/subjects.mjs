/**
 * Which subject of server/domain may know which (architecture.md §2.14): a subject reads from those to its right, so
 * no two know each other. A new folder needs a line here before anything outside of it can be imported.
 */
const KNOWS = {
  addresses: '',
  auth: 'i18n mail users',
  availability: '',
  cart: 'availability catalogue events pricing',
  catalogue: 'availability pricing settings',
  events: '',
  geo: 'auth',
  i18n: '',
  idempotency: '',
  ledger: '',
  likes: 'catalogue',
  mail: '',
  order:
    'availability cart events geo i18n idempotency mail payment pricing quote',
  pages: 'i18n',
  payment: 'ledger',
  pictures: '',
  pricing: '',
  quote: 'availability cart pricing',
  search: 'availability catalogue pricing',
  settings: 'mail payment',
  subscriptions: 'auth',
  users: '',
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
