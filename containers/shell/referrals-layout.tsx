import type { ReactNode } from 'react';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { MainLayout } from './main-layout';
import { SlimLayout } from './slim-layout';
import { useShell } from '@/contexts/shell-context';

/** One of the account's pages for a customer; for a visitor a page of the site. */
export function ReferralsLayout({
  children,
}: Readonly<{ children: ReactNode }>) {
  const { user } = useShell();
  if (!user) return <MainLayout>{children}</MainLayout>;
  return (
    <SlimLayout>
      <AccountFrame current="referrals">{children}</AccountFrame>
    </SlimLayout>
  );
}
