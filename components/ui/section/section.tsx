import '@/styles/families/browse';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = Readonly<{
  title: string;
  /** "See all" at the end of the heading. */
  link?: Readonly<{ href: string; label: string }>;
  /** A quiet note there instead, such as a count. */
  note?: ReactNode;
  headingLevel?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
}>;

/** A heading and what belongs under it; the distance to its neighbours is the parent's. */
export function Section({
  title,
  link,
  note,
  headingLevel = 2,
  id,
  className,
  children,
}: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {note && <span className={styles.note}>{note}</span>}
        {link && (
          <Link href={link.href} prefetch={false} className={styles.link}>
            {link.label}
            <ChevronRight className="flip" size={16} strokeWidth={2} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
