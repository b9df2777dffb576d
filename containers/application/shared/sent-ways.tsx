import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '@/components/ui/button/button-class';
import { LinkButton } from '@/components/ui/button/link-button';
import { routes } from '@/utils/shell/routes';
import styles from './shared.module.css';

/** Buttons below what was sent: all of it, which folds out under its button without script, too, and the home page. */
export function SentWays({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation();
  return (
    <>
      <details className={styles.all}>
        <summary className={buttonClass({ size: 'l' }, false)}>
          <span className={styles.way}>
            {t('application.show')}
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </summary>
        {children}
      </details>
      <LinkButton href={routes.home()} variant="line" size="l">
        {t('common.home')}
      </LinkButton>
    </>
  );
}
