import { ProgressBar } from '@/components/shell/progress-bar/progress-bar';
import { useRouteProgress } from '@/hooks/shell/use-route-progress';

/** The thin bar while a page or a language is on its way. */
export function RouteProgress() {
  return <ProgressBar active={useRouteProgress() !== null} />;
}
