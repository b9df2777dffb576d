import { ProgressBar } from '@/components/progress-bar/progress-bar';
import { useRouteProgress } from '@/hooks/use-route-progress';

/** The thin bar while a page or a language is on its way. */
export function RouteProgress() {
  return <ProgressBar active={useRouteProgress()} />;
}
