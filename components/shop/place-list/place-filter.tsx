import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import styles from './place-list.module.css';

type PlaceFilterProps = Readonly<{
  label: string;
  lang: string;
  /** Squares of one letter, which lead into the page. */
  isLetters?: boolean;
  links: readonly Readonly<{
    key: string;
    href: string;
    label: string;
    count: number;
    current?: boolean;
  }>[];
}>;

/** Where the places stand: by district, by letter, each with how many there are. */
export function PlaceFilter(props: PlaceFilterProps) {
  const { isLetters = false, label, lang, links } = props;
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {label}
      </h2>
      <ul className={cx(styles.chips, isLetters ? styles.letters : 'fades')}>
        {links.map(({ count, current = false, href, key, label: name }) => {
          const look = {
            className: cx(styles.chip, current && styles.on),
            'aria-current': current ? ('page' as const) : undefined,
          };
          const inside = (
            <>
              <bdi>{name}</bdi> <span className={styles.count}>{count}</span>
            </>
          );
          return (
            <li key={key}>
              {href.startsWith('#') ? (
                <a {...look} href={href}>
                  {inside}
                </a>
              ) : (
                <SiteLink {...look} href={href} lang={lang}>
                  {inside}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
