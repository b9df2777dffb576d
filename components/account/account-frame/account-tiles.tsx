import { clsx as cx } from 'clsx';
import { Gift, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button/button';
import styles from './account-tiles.module.css';

type AccountTilesProps = Readonly<{
  wallet: Readonly<{
    href: string;
    label: string;
    /** Not here yet, or not to be had. */
    balance: ReactNode;
    action: string;
  }>;
  /** Null: the house gives nothing for them. */
  referrals: Readonly<{
    href: string;
    label: string;
    /** What it gives; not here yet, or not to be had. */
    offer: ReactNode;
    action: string;
  }> | null;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is worth money: the wallet, and friends who come along. */
export function AccountTiles({ referrals, wallet }: AccountTilesProps) {
  return (
    <ul className={cx(styles.tiles, referrals && styles.two)}>
      <li className={cx(styles.tile, styles.wallet)}>
        <div>
          <p className={styles.label}>
            <Wallet {...icon} />
            {wallet.label}
          </p>
          <p className={styles.balance}>{wallet.balance}</p>
        </div>
        <LinkButton
          href={wallet.href}
          prefetch={false}
          size="s"
          className={styles.topUp}
        >
          {wallet.action}
        </LinkButton>
      </li>
      {referrals && (
        <li className={cx(styles.tile, styles.referrals)}>
          <div>
            <p className={styles.label}>
              <Gift {...icon} />
              {referrals.label}
            </p>
            <p className={styles.offer}>{referrals.offer}</p>
          </div>
          <LinkButton
            href={referrals.href}
            prefetch={false}
            size="s"
            variant="dark"
          >
            {referrals.action}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
