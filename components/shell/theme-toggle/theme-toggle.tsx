import '@/styles/families/common';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import styles from './theme-toggle.module.css';

type ThemeToggleProps = Readonly<{ dark: boolean; onToggle: () => void }>;

/** Both icons are there and the theme shows one: the picture is right before any script. */
export function ThemeToggle({ dark, onToggle }: ThemeToggleProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={iconButtonClass({})}
      aria-pressed={dark}
      aria-label={t('header.dark')}
      onClick={onToggle}
    >
      <Moon className={styles.moon} size={22} />
      <Sun className={styles.sun} size={22} />
    </button>
  );
}
