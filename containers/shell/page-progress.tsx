import { ProgressBar } from '@/components/shell/progress-bar/progress-bar';
import { useFirstSign } from '@/hooks/browser/use-first-sign';
import { useRouteProgress } from '@/hooks/shell/use-route-progress';
import { lazyBlock } from '@/utils/browser/lazy-block';

const PageOnWay = lazyBlock(() => import('./page-on-way'), 'PageOnWay');

/** The thin bar while a page or a language is on its way, and the shape of that page. */
export function PageProgress() {
  const path = useRouteProgress();
  useFirstSign(PageOnWay.warm);
  return (
    <>
      <ProgressBar active={path !== null} />
      {path && <PageOnWay path={path} />}
    </>
  );
}
