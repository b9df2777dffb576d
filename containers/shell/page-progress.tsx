import { useCartWarm } from '@/hooks/cart/use-cart-warm';
import { usePageOnWay } from '@/hooks/shell/use-page-on-way';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { RouteProgress } from './route-progress';

const PageOnWay = lazyBlock(() => import('./page-on-way'), 'PageOnWay');

/** The thin bar while a page or a language is on its way, and the shape of that page. */
export function PageProgress() {
  const path = usePageOnWay();
  useCartWarm(PageOnWay.warm);
  return (
    <>
      <RouteProgress />
      {path && <PageOnWay key={path} path={path} />}
    </>
  );
}
