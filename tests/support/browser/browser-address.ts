import Cookies from 'js-cookie';
import { COOKIES } from '@/utils/constants/cookies';
import { parseAddressCookie, type ShellAddress } from '@/utils/shell/shell';

/** Streets of the demo city's map are around it. */
export const CENTRE = {
  latitude: 41.29109522493603,
  longitude: 69.22549522044032,
};
export const BERLIN = { latitude: 52.52, longitude: 13.4 };

/** What the browser says from now on when it is asked where it is. */
export function browserIs(
  answer:
    Readonly<{ latitude: number; longitude: number }> | 'refused' | 'slow',
): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (
    found,
    failed,
  ) => {
    const code = answer === 'refused' ? 1 : 3;
    if (typeof answer === 'string')
      failed?.({ code } as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

/** The address that this browser keeps. */
export function keptAddress(): ShellAddress | null {
  return parseAddressCookie(Cookies.get(COOKIES.address));
}

/** A browser that was never here. */
export function forgetAddress(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
  Cookies.remove(COOKIES.address);
  sessionStorage.clear();
}
