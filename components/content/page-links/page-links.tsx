import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteLink } from '@/components/shell/site-link/site-link';
import styles from './page-links.module.css';

type PageLinksProps = Readonly<{
  /** Of the list, such as "Blog". */
  label: string;
  lang: string;
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}>;

/** At most so many numbers stand in the row. */
const NEAR = 2;

/** The first, the last, and those around the page; null where some are left out. */
function shownPages(page: number, last: number): (number | null)[] {
  const numbers = Array.from({ length: last }, (_, at) => at + 1).filter(
    (at) => at === 1 || at === last || Math.abs(at - page) <= NEAR,
  );
  return numbers.flatMap((at, index) => {
    const before = numbers[index - 1] ?? at - 1;
    return at - before > 1 ? [null, at] : [at];
  });
}

const icon = { size: 20 } as const;

/** The pages of a list as links that need no script; nothing for a list of one page. */
export function PageLinks({ hrefOf, label, lang, last, page }: PageLinksProps) {
  const { t } = useTranslation();
  if (last < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <SiteLink
          href={hrefOf(page - 1)}
          lang={lang}
          rel="prev"
          className={styles.page}
          aria-label={t('search.pages.previous')}
        >
          <ChevronLeft className="flip" {...icon} />
        </SiteLink>
      )}
      {shownPages(page, last).map((at, index) =>
        at === null ? (
          <span key={`gap ${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <SiteLink
            key={at}
            href={hrefOf(at)}
            lang={lang}
            className={styles.page}
            aria-current={at === page ? 'page' : undefined}
          >
            {at}
          </SiteLink>
        ),
      )}
      {page < last && (
        <SiteLink
          href={hrefOf(page + 1)}
          lang={lang}
          rel="next"
          className={styles.page}
          aria-label={t('search.pages.next')}
        >
          <ChevronRight className="flip" {...icon} />
        </SiteLink>
      )}
    </nav>
  );
}
