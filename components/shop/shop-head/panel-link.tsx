import '@/styles/families/shop';
import type { ReactNode } from 'react';
import { opensHere } from '@/utils/browser/plain-click';
import styles from './shop-head.module.css';

type PanelLinkProps = Readonly<{
  /** The part of the page that says the same: where the link leads without JavaScript. */
  href: `#${string}`;
  onOpen: () => void;
  /** It is probably about to be asked for. */
  onIntent: () => void;
  children: ReactNode;
}>;

/** Opens a dialog over the page. */
export function PanelLink({
  children,
  href,
  onIntent,
  onOpen,
}: PanelLinkProps) {
  return (
    <a href={href} className={styles.opener} {...opensHere(onOpen, onIntent)}>
      {children}
    </a>
  );
}
