import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { geocodeService } from '@/services/address/geocode-service';
import { type PositionFailure, readPosition } from '@/utils/browser/position';
import type { ShellAddress } from '@/utils/shell/shell';

type State = PositionFailure | 'idle' | 'locating';

/** What a screen shows of the question: that it is under way, or in words why there is no answer. */
function useShown(state: State) {
  const { t } = useTranslation('address');
  const isLost = state !== 'idle' && state !== 'locating';
  return {
    isLocating: state === 'locating',
    locateError: isLost ? t(`address.locate.${state}`) : undefined,
  };
}

/** Asks the browser where it is; says why when it does not tell. */
export function useMyPosition(
  onFound: (point: Pick<ShellAddress, 'latitude' | 'longitude'>) => void,
) {
  const [state, setState] = useState<State>('idle');
  const shown = useShown(state);
  async function locate(): Promise<void> {
    setState('locating');
    const found = await readPosition();
    setState(typeof found === 'string' ? found : 'idle');
    if (typeof found !== 'string') onFound(found);
  }
  return { ...shown, locate: () => void locate() };
}

/** Asks the browser where it is and the map what that address is called; says when either does not know. */
export function useMyLocation(onFound: (address: ShellAddress) => void) {
  const { lang } = useShell();
  const [state, setState] = useState<State>('idle');
  const shown = useShown(state);
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
  return { ...shown, locate: () => void locate() };
}
