import { ChevronRight } from 'lucide-react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { clsx as cx } from 'clsx';
import styles from './job-list.module.css';

type Marked = Readonly<{ text: string; lang?: string; dir?: 'ltr' | 'rtl' }>;

interface Job {
  readonly id: number;
  readonly href: string;
  readonly title: Marked;
  readonly summary: Marked;
  /** Where and how one works. */
  readonly facts: readonly string[];
}

type JobListProps = Readonly<{
  /** The department; null where none is said. */
  title: Marked | null;
  lang: string;
  jobs: readonly Job[];
}>;

/** The jobs of one department, each as one link. */
export function JobList({ jobs, lang, title }: JobListProps) {
  const { text: name, ...ofTitle } = title ?? { text: '' };
  return (
    <section className={styles.group}>
      {name && (
        <h2 className={styles.department} {...ofTitle}>
          {name}
        </h2>
      )}
      <ul className={styles.jobs}>
        {jobs.map(({ facts, href, id, summary, title: job }) => {
          const { text, ...ofJob } = job;
          const { text: line, ...ofLine } = summary;
          return (
            <li key={id} className={styles.job}>
              <div className="grow">
                <SiteLink
                  href={href}
                  lang={lang}
                  className={cx('whole', styles.link)}
                >
                  <span {...ofJob}>{text}</span>
                </SiteLink>
                {line && (
                  <p className={styles.summary} {...ofLine}>
                    {line}
                  </p>
                )}
                <p className={styles.facts}>{facts.join(' · ')}</p>
              </div>
              <ChevronRight className="flip" size={20} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
