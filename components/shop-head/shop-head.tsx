import type { ReactNode } from 'react';
import styles from './shop-head.module.css';

type ShopHeadProps = Readonly<{
  title: string;
  cover: string | null;
  logo: string | null;
  /** What is known of it: `<ShopFacts>`. */
  facts: ReactNode;
  description?: string | null;
  /** Heart, share: on the cover on phones, at the end of the heading elsewhere. */
  actions: ReactNode;
  /** On the cover of phones, at the start: the way back. */
  back: ReactNode;
}>;

/** Cover, logo, name and facts of a shop. */
export function ShopHead({
  title,
  cover,
  logo,
  facts,
  description,
  actions,
  back,
}: ShopHeadProps) {
  return (
    <header>
      <div className={styles.cover}>
        {cover && (
          <img
            className={styles.coverPicture}
            src={cover}
            alt=""
            width={1280}
            height={300}
            fetchPriority="high"
          />
        )}
      </div>
      <div className={styles.head}>
        <div className={styles.logo}>
          {logo && <img src={logo} alt="" width={112} height={112} />}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {facts}
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.actions}>
          <span className={styles.back}>{back}</span>
          {actions}
        </div>
      </div>
    </header>
  );
}
