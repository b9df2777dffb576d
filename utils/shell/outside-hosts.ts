import { outsideEnv } from '@/utils/env';

type Directive = 'connect' | 'frame' | 'img';

type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** None for a path of this host. */
const originOf = (url: string): string[] =>
  URL.canParse(url) ? [new URL(url).origin] : [];

/**
 * The hosts that each configured feature talks to from a page. The geocoder (GEOCODER_URL) is asked by the server and
 * names none.
 */
function hostsByFeature(): Readonly<Record<string, Hosts>> {
  const {
    apiUrl,
    firebaseAuthDomain,
    firebaseProject,
    mapTilesUrl,
    storageUrl,
  } = outsideEnv;
  return {
    // It may send pictures, too.
    ...(apiUrl && {
      backend: { connect: originOf(apiUrl), img: originOf(apiUrl) },
    }),
    ...(storageUrl && { storage: { img: originOf(storageUrl) } }),
    ...(mapTilesUrl && { tiles: { img: originOf(mapTilesUrl) } }),
    ...(firebaseProject && {
      firebase: {
        connect: [
          'https://firestore.googleapis.com',
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
        ],
        frame: firebaseAuthDomain ? [`https://${firebaseAuthDomain}`] : [],
      },
    }),
  };
}

/** The other hosts of a directive of the policy, each once; none unless a feature that needs them is configured. */
export function outsideHosts(directive: Directive): string[] {
  const all = Object.values(hostsByFeature()).flatMap(
    (hosts) => hosts[directive] ?? [],
  );
  return [...new Set(all)];
}
