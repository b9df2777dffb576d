/** What is changed on the profile in a form of its own. */
type ProfileChange = 'email' | 'password' | 'phone';
interface Known {
  readonly contact?: string | undefined;
  /** The code of who invited them. */
  readonly referral?: string | undefined;
}

/** Whoever comes from the home page is led there anyway. */
const notHome = (from: string | undefined): string | undefined =>
  from === '/' ? undefined : from;

function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length ? `${path}?${given.join('&')}` : path;
}

/** The addresses of signing in and of the account's own forms; only their pages carry them. */
export const accountRoutes = {
  /** With an e-mail address or a phone number the form begins with it. */
  login: (from?: string, known: Known = {}) =>
    withQuery('/login', {
      from: notHome(from),
      contact: known.contact,
      referral_code: known.referral,
    }),
  /** With an e-mail address or a phone number the form begins with it. */
  register: (from?: string, known: Known = {}) =>
    withQuery('/register', {
      from: notHome(from),
      contact: known.contact,
      referral_code: known.referral,
    }),
  /** Proves a phone number with a code. */
  verifyPhone: (phone?: string, from?: string) =>
    withQuery('/verify-phone', { phone, from: notHome(from) }),
  /** With an e-mail address or a phone number the form begins with it. */
  resetPassword: (from?: string, contact?: string) =>
    withQuery('/reset-password', { from: notHome(from), contact }),
  /** What proves that it may be done stands in no address. */
  updatePassword: (from?: string) =>
    withQuery('/update-password', { from: notHome(from) }),
  /** Name and e-mail of who signed in without; it leads on to `from`. */
  updateDetails: (from?: string) =>
    withQuery('/update-details', { from: notHome(from) }),
  /** The profile with the form open that changes this. */
  profileChange: (what: ProfileChange) => `/profile?change=${what}#${what}`,
  /** Ends mails of a kind, by the key that stands in them. */
  unsubscribe: ({ key, type }: { key: string; type: string }) =>
    `/unsubscribe?${new URLSearchParams({ key, type })}`,
  addresses: () => '/profile#addresses',
  /** The form of a saved address in the page itself, for those without script; `new` is another one. */
  addressForm: (id: number | 'new') => `/profile?address=${id}#addresses`,
  /** The profile where one is signed in, or the own data. */
  profileSection: (section: 'data' | 'security') => `/profile#${section}`,
  deleteAccount: () => '/profile/delete',
  /** After that. */
  accountClosed: () => '/profile/closed',
} as const;
