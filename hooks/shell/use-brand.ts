import { useShell } from '@/contexts/shell-context';
import { OWN_NAME, type ShellBrand } from '@/utils/shell/brand';

/** The name of the site in the language of the page, and its logo where it has a brand of its own. */
export const useBrand = (): Partial<ShellBrand> & Pick<ShellBrand, 'name'> =>
  useShell().brand ?? { name: OWN_NAME };
