import { useShell } from '@/contexts/shell-context';
import { OWN_NAME, type ShellBrand } from '@/utils/shell/brand';

const OWN: Pick<ShellBrand, 'logo' | 'name'> = { name: OWN_NAME };

/** The name of the site in the language of the page, and its logo where it has one of its own. */
export function useBrand(): Pick<ShellBrand, 'logo' | 'name'> {
  return useShell().brand ?? OWN;
}
