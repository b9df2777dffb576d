import type { ReactNode } from 'react';
import { useIsApplying } from './use-is-applying';

type Frame = (page: ReactNode) => ReactNode;

type DriverLayoutProps = Readonly<{
  /** Around what everybody reads. */
  reading: Frame;
  /** Around the application. */
  applying: Frame;
  children: ReactNode;
}>;

/** /deliver in one of two frames: it is a page to read until somebody applies. */
export function DriverLayout({
  applying,
  children,
  reading,
}: DriverLayoutProps) {
  return useIsApplying() ? applying(children) : reading(children);
}
