import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/shell/page-frame/page-frame';
import { useShell } from '@/contexts/shell-context';
import { Footer } from './footer';
import { Header } from './header';
import { PageProgress } from './page-progress';

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
