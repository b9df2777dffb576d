import '@/styles/families/shop';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import styles from './shop-head.module.css';

type ShopHeadProps = Readonly<{
  title: string;
  cover: string | null;
  /** How wide the cover is shown; of a card's picture, as the card has it. */
  coverSizes?: string;
  logo: string | null;
  /** What is known of it: `<ShopFacts>`. */
  facts: ReactNode;
  /** "Verified", for a shop that is. */
  verified?: string | null;
  /** What one can save: `<ShopDeals>`. */
  deals?: ReactNode;
  /** Heart, share: on the cover on phones, at the end of the heading elsewhere. */
  actions?: ReactNode;
  /** Beside them; under the facts on phones. */
  buttons?: ReactNode;
  /** The way to everything else: beside the deals, on phones beside the buttons. */
  more?: ReactNode;
  /** That it takes orders while it is closed; null while it is open. */
  hint?: string | null;
  /** On the cover of phones, at the start: the way back. */
  back?: ReactNode;
}>;

/** Cover, logo, name and facts of a shop. */
export function ShopHead({
  title,
  cover,
  coverSizes = '(max-width: 600px) 720px, 100vw',
  logo,
  facts,
  verified,
  deals,
  actions,
  buttons,
  more,
  hint,
  back,
}: ShopHeadProps) {
  return (
    <header className={styles.top}>
      <div className={styles.cover}>
        {cover && (
          <Picture
            className="cover"
            src={cover}
            width={1280}
            height={320}
            sizes={coverSizes}
            priority
          />
        )}
      </div>
      <div className={styles.head}>
        <div className={styles.logo}>
          <Picture src={logo} name={title} width={112} height={112} />
        </div>
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {verified && (
            <span className={styles.verified} title={verified}>
              <BadgeCheck size={24} strokeWidth={2} />
              <span className="sr-only">{verified}</span>
            </span>
          )}
        </div>
        {facts}
        {deals}
        <div className={styles.actions}>
          <span className={styles.back}>{back}</span>
          {actions}
        </div>
        <div className={`fades ${styles.buttons}`}>{buttons}</div>
        <div className={styles.more}>{more}</div>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </header>
  );
}
