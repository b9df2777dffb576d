import type { ReactNode } from 'react';
import styles from './landing.module.css';
import { clsx as cx } from 'clsx';

type LandingProps = Readonly<{
  /** The page's h1. */
  title: string;
  text: string;
  actions: ReactNode;
  /** A drawing beside the words. */
  picture: string;
  /** Cards beside the content, below it where it is narrow. */
  aside: ReactNode;
  children: ReactNode;
}>;

/** What it is to work with us, for a visitor: a promise, the way in, and what belongs to it. */
export function Landing(props: LandingProps) {
  const { actions, aside, children, picture, text, title } = props;
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <img
          src={picture}
          alt=""
          width={960}
          height={720}
          className={styles.picture}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </div>
  );
}

type LandingPointsProps = Readonly<{
  title: string;
  /** One after the other: they are numbered. */
  isOrdered?: boolean;
  points: readonly Readonly<{ icon: ReactNode; title: string; text: string }>[];
}>;

/** A few reasons, or the steps of a way, side by side. */
export function LandingPoints(props: LandingPointsProps) {
  const { isOrdered = false, points, title } = props;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <List className={cx(styles.points, isOrdered && styles.ordered)}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <span className={styles.icon}>{point.icon}</span>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
