import { useShell } from '@/contexts/shell-context';
import { useSessionAgreement } from '@/hooks/account/use-session-agreement';
import { useRenewedDevice } from '@/hooks/push/use-renewed-device';
import { useThemeFollower } from '@/hooks/shell/use-theme-follower';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { withTexts } from '@/utils/browser/tab-texts';

// only where visits are counted; named here, where no first load pays for it
const VisitCounter = lazyBlock(
  withTexts(['consent'], () => import('@/containers/shell/visit-counter')),
  'VisitCounter',
);

/**
 * What a page does once it is alive: keeps the tabs of a browser of one mind about who is signed in, and the
 * theme true, tells the site where push messages for this browser go to now, and counts the visit where that is configured.
 */
export function SessionAgreement() {
  const { analytics } = useShell();
  useSessionAgreement();
  useThemeFollower();
  useRenewedDevice();
  return analytics ? <VisitCounter config={analytics} /> : null;
}
