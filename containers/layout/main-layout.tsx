import type { ReactNode } from 'react';
import { PageFrame } from '@/components/page-frame/page-frame';
import { CartExtras } from '@/containers/cart/cart-extras';
import { useShell } from '@/contexts/shell-context';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { RouteProgress } from './route-progress';

/** Header, content, footer; for signed-in customers on narrow screens also the bar at the foot. */
export function MainLayout({ children }: Readonly<{ children: ReactNode }>) {
  const signedIn = useShell().user !== null;
  return (
    <>
      <RouteProgress />
      <PageFrame header={<Header />} footer={<Footer />} overBar={signedIn}>
        {children}
      </PageFrame>
      {signedIn && <BottomBar />}
      <CartExtras />
    </>
  );
}
