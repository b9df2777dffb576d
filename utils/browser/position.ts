/** Why the browser does not say where it is: refused, too slow, or it does not know. */
export type PositionFailure = 'denied' | 'failed' | 'timeout';

const TIMEOUT_MS = 10_000;
const REFUSED = 1;
const TOO_SLOW = 3;

function failureOf({ code }: Pick<GeolocationPositionError, 'code'>) {
  if (code === REFUSED) return 'denied';
  return code === TOO_SLOW ? 'timeout' : 'failed';
}

/** Where the browser is, within ten seconds, or why not; never rejects. */
export function readPosition(): Promise<
  PositionFailure | { readonly latitude: number; readonly longitude: number }
> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('failed');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => resolve(failureOf(error)),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

/** Whether the person has refused already; false where the browser does not tell. */
export async function isPositionRefused(): Promise<boolean> {
  if (!('permissions' in navigator)) return false;
  try {
    const { state } = await navigator.permissions.query({
      name: 'geolocation',
    });
    return state === 'denied';
  } catch {
    return false;
  }
}
