import { Store } from 'lucide-react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Rating } from '@/components/shop/rating/rating';
import { Picture } from '@/components/ui/picture/picture';
import styles from './place-list.module.css';

type LetterGroupProps = Readonly<{
  /** Where links to the letter lead. */
  id: string;
  letter: string;
  lang: string;
  places: readonly Readonly<{
    href: string;
    title: string;
    img: string | null;
    /** Such as the district. */
    note: string | null;
    /** Out of five; null while nobody has rated it. */
    rating: number | null;
  }>[];
}>;

/** The places that begin with a letter. */
export function LetterGroup({ id, lang, letter, places }: LetterGroupProps) {
  return (
    <section id={id} className={styles.group}>
      <h2 className={styles.letter}>{letter}</h2>
      <ul className={styles.places}>
        {places.map(({ href, img, note, rating, title }) => (
          <li key={href}>
            <SiteLink href={href} lang={lang} className={styles.place}>
              {img ? (
                <Picture
                  className={styles.logo}
                  src={img}
                  width={40}
                  height={40}
                />
              ) : (
                <span className={styles.logo}>
                  <Store size={20} />
                </span>
              )}
              <span className={styles.words}>
                <bdi className={styles.title}>{title}</bdi>{' '}
                {note && <bdi className="fine">{note}</bdi>}
              </span>
              <Rating value={rating} className={styles.rating} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
