import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/shell/page-frame/page-frame';
import { ProgressBar } from '@/components/shell/progress-bar/progress-bar';
import { useShell } from '@/contexts/shell-context';
import { useFirstSign } from '@/hooks/browser/use-first-sign';
import { useRouteProgress } from '@/hooks/shell/use-route-progress';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { Footer } from './footer';
import { Header } from './header';

const PageOnWay = lazyBlock(
  withTexts(['list'], () => import('./page-on-way')),
  'PageOnWay',
);

/** The thin bar while a page or a language is on its way, and the shape of that page. */
function PageProgress() {
  const path = useRouteProgress();
  useFirstSign(PageOnWay.warm);
  return (
    <>
      <ProgressBar active={path !== null} />
      {path && <PageOnWay path={path} />}
    </>
  );
}

// only signed-in pages carry it
const BottomBar = dynamic(() =>
  import('./bottom-bar').then((module) => module.BottomBar),
);

/** Header, content, footer; for signed-in customers on narrow screens also the bar at the foot. */
export function MainLayout({ children }: Readonly<{ children: ReactNode }>) {
  const signedIn = useShell().user !== null;
  return (
    <>
      <PageProgress />
      <PageFrame header={<Header />} footer={<Footer />} overBar={signedIn}>
        {children}
      </PageFrame>
      {signedIn && <BottomBar />}
    </>
  );
}
