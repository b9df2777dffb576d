import { useShell } from '@/contexts/shell-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { SocialButtonsProps } from './provider-buttons';
import styles from './social-buttons.module.css';

/** Where the buttons are going to stand. */
function Place() {
  return <div className={styles.place} />;
}

// a site without providers has nothing of it
const ProviderButtons = lazyBlock(
  withTexts(['auth', 'form'], () => import('./provider-buttons')),
  'ProviderButtons',
  Place,
);

/** "or continue with": a button per configured provider; nothing without one, and nothing without script. */
export function SocialButtons(props: SocialButtonsProps) {
  const { social } = useShell();
  const hydrated = useHydrated();
  if (!social) return null;
  // Their place is kept, so that nothing moves when they come.
  if (!hydrated) return <Place />;
  return <ProviderButtons {...props} config={social} />;
}
