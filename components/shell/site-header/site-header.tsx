import '@/styles/families/common';
import type { ReactNode } from 'react';
import { HeaderFrame } from '@/components/shell/header-frame/header-frame';
import { clsx as cx } from 'clsx';
import styles from './site-header.module.css';

type SiteHeaderProps = Readonly<{
  /** Compact form only: opens the menu. */
  menu: ReactNode;
  logo: ReactNode;
  address: ReactNode;
  search: ReactNode;
  /** The compact form shows the search in a row of its own. */
  searchOpen: boolean;
  /** Compact form only: shows that row. */
  searchButton: ReactNode;
  /** Wide form only: theme, language, currency. */
  tools: ReactNode;
  cart: ReactNode;
  /** Wide form only: the way in, or the customer's menu. */
  account: ReactNode;
}>;

/** One header in two forms: wide from 1140 px on, compact below. Every part is in the page once. */
export function SiteHeader(props: SiteHeaderProps) {
  return (
    <HeaderFrame className={styles.bar}>
      <div className={styles.compact}>{props.menu}</div>
      <div className={cx(styles.wide, styles.logo)}>{props.logo}</div>
      <div className={styles.address}>{props.address}</div>
      <div className={cx(styles.search, props.searchOpen && styles.open)}>
        {props.search}
      </div>
      <div className={cx(styles.wide, styles.tools)}>{props.tools}</div>
      <div className={cx(styles.compact, styles.opener)}>
        {props.searchButton}
      </div>
      <div className={styles.cart}>{props.cart}</div>
      <div className={cx(styles.wide, styles.account)}>{props.account}</div>
    </HeaderFrame>
  );
}
