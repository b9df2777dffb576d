/**
 * Which subject of server/domain may know which: a subject reads from those to its right, so
 * no two know each other. A new folder needs a line here before anything outside of it can be imported.
 */
const KNOWS = {
  application:
    'account address catalogue content event i18n kitchen notice picture settings',
  account: 'content event i18n notice picture wallet',
  address: 'account catalogue i18n settings',
  availability: '',
  card: 'event i18n idempotency order payment wallet',
  chat: 'account event i18n notice order picture settings',
  cart: 'availability catalogue event money settings',
  catalogue: 'availability content money settings',
  checkout: 'availability cart coupon money',
  content: 'i18n settings',
  coupon: 'account money',
  event: '',
  'group-order': 'cart checkout coupon event money',
  i18n: '',
  idempotency: '',
  kitchen: 'account availability event i18n notice settings',
  money: '',
  notice: 'event i18n',
  operator: 'address catalogue content i18n notice picture settings',
  order:
    'account availability cart catalogue checkout coupon event group-order i18n idempotency kitchen money notice payment picture',
  payment: 'i18n wallet',
  picture: '',
  search: 'availability catalogue money',
  settings: 'notice payment picture',
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
