import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './landing.module.css';

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
