import type { ReactNode } from 'react';
import { useShell } from '@/contexts/shell-context';

type Frame = (page: ReactNode) => ReactNode;

type SellerLayoutProps = Readonly<{
  /** Around what a visitor reads. */
  reading: Frame;
  /** Around the application. */
  applying: Frame;
  children: ReactNode;
}>;

/** /be-seller in one of two frames, as /deliver: a visitor reads a page of the site, whoever is signed in applies. */
export function SellerLayout({
  applying,
  children,
  reading,
}: SellerLayoutProps) {
  return useShell().user ? applying(children) : reading(children);
}
