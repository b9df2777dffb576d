import { useShell } from '@/contexts/shell-context';
import type { ShellBrand } from '@/utils/shell/brand';

const NAMELESS: ShellBrand = { name: '' };

/** The name of the site in the language of the page, and its logo where it has a brand of its own. */
export const useBrand = (): ShellBrand => useShell().brand ?? NAMELESS;
