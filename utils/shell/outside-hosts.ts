import { outsideEnv } from './outside-env';

type Directive = 'connect' | 'form' | 'frame' | 'img';

type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Where one signs in by Google, Facebook or Apple. */
const SOCIAL_PAGES = ['/login', '/register'];

/** Where Firebase signs in and keeps sessions. */
const SIGN_IN_HOSTS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Where Google Analytics 4 sends what it counts, by its own documentation. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** None for a path of this host. */
const originOf = (url: string): string[] =>
  URL.canParse(url) ? [new URL(url).origin] : [];

/**
 * The hosts that each configured feature talks to from a page. The geocoder (GEOCODER_URL) is asked by the server and
 * names none.
 */
function hostsByFeature(path: string): Readonly<Record<string, Hosts>> {
  const {
    analyticsId,
    analyticsScript,
    apiUrl,
    cardPageUrl,
    chatEmulator,
    chatProject,
    mapTilesUrl,
    messagingKey,
    socialDomain,
    socialEmulator,
    socialProject,
    storageUrl,
  } = outsideEnv;
  return {
    // It may send pictures, too.
    ...(apiUrl && {
      backend: { connect: originOf(apiUrl), img: originOf(apiUrl) },
    }),
    ...(storageUrl && { storage: { img: originOf(storageUrl) } }),
    // Without script the checkout's form ends there, and a form's redirects count as its targets.
    ...(cardPageUrl && { cards: { form: originOf(cardPageUrl) } }),
    // The script itself comes by 'strict-dynamic', from the code that loads it after a consent.
    ...(analyticsId && {
      analytics: {
        connect: [...ANALYTICS_HOSTS, ...originOf(analyticsScript)],
        img: ANALYTICS_HOSTS,
      },
    }),
    // on every page: a press may register the browser on one that was reached without a reload
    ...(messagingKey && {
      messaging: {
        connect: [
          'https://firebaseinstallations.googleapis.com',
          'https://fcmregistrations.googleapis.com',
        ],
      },
    }),
    ...(mapTilesUrl && { tiles: { img: originOf(mapTilesUrl) } }),
    // It opens on every page.
    ...(chatProject && {
      chat: {
        connect:
          chatEmulator && socialEmulator
            ? [`http://${chatEmulator}`, `http://${socialEmulator}`]
            : ['https://firestore.googleapis.com', ...SIGN_IN_HOSTS],
      },
    }),
    ...(socialProject &&
      SOCIAL_PAGES.includes(path) && {
        social: {
          connect: socialEmulator
            ? [`http://${socialEmulator}`]
            : SIGN_IN_HOSTS,
          frame: socialEmulator
            ? [`http://${socialEmulator}`]
            : originOf(`https://${socialDomain}`),
        },
      }),
  };
}

/** The other hosts of a directive of the policy, each once; none unless a feature that needs them is configured. */
export function outsideHosts(directive: Directive, path = ''): string[] {
  const all = Object.values(hostsByFeature(path)).flatMap(
    (hosts) => hosts[directive] ?? [],
  );
  return [...new Set(all)];
}
