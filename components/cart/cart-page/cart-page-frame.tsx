import type { ReactNode } from 'react';
import { TwoColumns } from '@/components/ui/two-columns/two-columns';
import { Panel } from '@/components/ui/panel/panel';
import styles from './cart-page-frame.module.css';

type CartPageFrameProps = Readonly<{
  /** The page's name, only read aloud: the header shows it. */
  title: string;
  head: ReactNode;
  /** What is to be settled first, and how far it is to the shop's goals. */
  goal: ReactNode;
  lines: ReactNode;
  /** For the whole of it. */
  note: ReactNode;
  suggestions: ReactNode;
  /** The amounts are being loaded again. */
  stale: boolean;
  sums: ReactNode;
  /** The way on with its words, where there are two columns. */
  way: ReactNode;
  /** Only the button; it stays at the lower edge where there is one column. */
  bar: ReactNode;
}>;

/** A cart as a page: what is in it, and what it comes to beside that, or under it with the way on at hand. */
export function CartPageFrame(props: CartPageFrameProps) {
  const { bar, goal, head, lines, note, stale, suggestions, sums, title, way } =
    props;
  return (
    <div data-cart tabIndex={-1} className={styles.page}>
      <TwoColumns
        sticky
        main={
          <>
            <h1 className="sr-only">{title}</h1>
            <div className={styles.stack}>
              {head}
              {goal}
              <Panel className={styles.lines}>{lines}</Panel>
              {note}
            </div>
          </>
        }
        aside={
          <>
            <Panel className={styles.summary}>
              <div
                className={styles.sums}
                data-stale={stale || undefined}
                aria-busy={stale}
              >
                {sums}
              </div>
              <div className={styles.way}>{way}</div>
            </Panel>
            {suggestions}
          </>
        }
      />
      <div className={styles.bar}>{bar}</div>
    </div>
  );
}
