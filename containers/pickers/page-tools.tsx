import { ThemeToggle } from '@/components/shell/theme-toggle/theme-toggle';
import { useThemeMode } from '@/hooks/shell/use-theme-mode';
import { LanguagePicker } from './language-picker';

/** Theme and language, for pages without the header. */
export function PageTools() {
  const { dark, toggle } = useThemeMode();
  return (
    <>
      <ThemeToggle dark={dark} onToggle={toggle} />
      <LanguagePicker />
    </>
  );
}
