import { keptValue } from '@/utils/browser/kept';
import { parseAddressCookie, type ShellAddress } from '@/utils/shell/shell';

const MOST = 4;

/** Each entry is written as the address cookie is. */
const recent = keptValue('local', 'sofra:addresses:1', (value) =>
  Array.isArray(value) ? value.map(String) : null,
);

/** Where this browser had things brought, newest first, four at most; browser only. */
export const recentAddresses = (): readonly ShellAddress[] =>
  (recent.read() ?? [])
    .flatMap((text) => parseAddressCookie(text) ?? [])
    .slice(0, MOST);

/** Puts an address at the beginning of the list. */
export function rememberAddress(address: ShellAddress): void {
  const others = recentAddresses().filter(
    ({ title }) => title !== address.title,
  );
  const list = [address, ...others].slice(0, MOST);
  recent.keep(list.map((entry) => JSON.stringify(entry)));
}

/** Logging out forgets the list. */
export const forgetAddresses = recent.forget;
