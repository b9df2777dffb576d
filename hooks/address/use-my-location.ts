import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { geocodeService } from '@/services/address/geocode-service';
import { type PositionFailure, readPosition } from '@/utils/browser/position';
import type { ShellAddress } from '@/utils/shell/shell';

type State = PositionFailure | 'idle' | 'locating';

/** Asks the browser where it is; says why when it does not tell. */
export function useMyPosition(
  onFound: (point: Pick<ShellAddress, 'latitude' | 'longitude'>) => void,
) {
  const [state, setState] = useState<State>('idle');
  async function locate(): Promise<void> {
    setState('locating');
    const found = await readPosition();
    setState(typeof found === 'string' ? found : 'idle');
    if (typeof found !== 'string') onFound(found);
  }
  return { state, locate: () => void locate() };
}

/** Asks the browser where it is and the map what that address is called; says when either does not know. */
export function useMyLocation(onFound: (address: ShellAddress) => void) {
  const { lang } = useShell();
  const [state, setState] = useState<State>('idle');
  async function locate(): Promise<void> {
    setState('locating');
    const found = await readPosition();
    if (typeof found === 'string') return setState(found);
    try {
      const { latitude, longitude } = found;
      const address = await geocodeService.at(latitude, longitude, lang);
      setState(address ? 'idle' : 'failed');
      if (address) onFound(address);
    } catch {
      setState('failed');
    }
  }
  return { state, locate: () => void locate() };
}
