import { locationChosen } from '@/redux/slices/settings';
import { useAppDispatch } from '@/redux/store';
import { COOKIES } from '@/utils/constants/cookies';
import { rememberChoice } from '@/utils/remember';
import type { ShellAddress } from '@/utils/shell';
import { useReloadPage } from './use-reload-page';

/** Chooses where to deliver: kept for the server, then everything that depends on the address is read anew. */
export function useAddressChoice(): (address: ShellAddress) => void {
  const dispatch = useAppDispatch();
  const reload = useReloadPage();
  return ({ latitude, longitude, title }) => {
    const location = { latitude, longitude };
    rememberChoice(COOKIES.address, JSON.stringify({ title, ...location }));
    dispatch(locationChosen({ address: title, location }));
    void reload();
  };
}
