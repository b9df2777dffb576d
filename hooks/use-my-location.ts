import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { geocodeService } from '@/services/geocode/geocode-service';
import type { ShellAddress } from '@/utils/shell';

const TIMEOUT_MS = 10_000;

type State = 'denied' | 'failed' | 'idle' | 'locating';

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: TIMEOUT_MS,
      maximumAge: 60_000,
    });
  });
}

function isRefusal(error: unknown): boolean {
  return (
    typeof GeolocationPositionError !== 'undefined' &&
    error instanceof GeolocationPositionError &&
    error.code === error.PERMISSION_DENIED
  );
}

/** Asks the browser where it is and the map what that address is called; says when either does not know. */
export function useMyLocation(onFound: (address: ShellAddress) => void) {
  const { lang } = useShell();
  const [state, setState] = useState<State>('idle');
  async function locate(): Promise<void> {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('locating');
    try {
      const { coords } = await position();
      const { latitude, longitude } = coords;
      const address = await geocodeService.at(latitude, longitude, lang);
      setState(address ? 'idle' : 'failed');
      if (address) onFound(address);
    } catch (error) {
      setState(isRefusal(error) ? 'denied' : 'failed');
    }
  }
  return { state, locate: () => void locate() };
}
