import { clsx as cx } from 'clsx';
import { Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Rating } from '@/components/shop/rating/rating';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { NoShopYet } from '@/containers/shop/list/late-list-states';
import { useShell } from '@/contexts/shell-context';
import { usePlaces } from '@/hooks/shop/use-places';
import type { PlacesDto } from '@/server/contracts/places';
import { routes } from '@/utils/shell/routes';
import { letterAnchor, placeGroups } from '@/utils/shop/place-groups';
import listStyles from './place-list.module.css';
import styles from './places.module.css';

type PlaceFilterProps = Readonly<{
  label: string;
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
function PlaceFilter(props: PlaceFilterProps) {
  const { isLetters = false, label, links } = props;
  const { lang } = useShell();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={listStyles.heading}>
        {label}
      </h2>
      <ul
        className={cx(
          listStyles.chips,
          isLetters ? listStyles.letters : 'fades',
        )}
      >
        {links.map(({ count, current = false, href, key, label: name }) => {
          const look = {
            className: cx(listStyles.chip, current && listStyles.on),
            'aria-current': current ? ('page' as const) : undefined,
          };
          const inside = (
            <>
              <bdi>{name}</bdi>{' '}
              <span className={listStyles.count}>{count}</span>
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

type PlacesFiltersProps = Readonly<{
  found: PlacesDto;
  district: number | null;
}>;

/** Where the places are and what they begin with: links that need no script. */
function PlacesFilters({ district, found }: PlacesFiltersProps) {
  const { t } = useTranslation('content');
  const { districts, letters, page } = found;
  const everywhere = {
    key: 'all',
    href: routes.places(),
    label: t('places.everywhere'),
    count: districts.reduce((sum, { count }) => sum + count, 0),
    current: district === null,
  };
  return (
    <div className={styles.filters}>
      {districts.length > 1 && (
        <PlaceFilter
          label={t('places.districts')}
          links={[
            everywhere,
            ...districts.map(({ count, id, title }) => ({
              key: String(id),
              href: routes.places(1, id),
              label: title,
              count,
              current: id === district,
            })),
          ]}
        />
      )}
      <PlaceFilter
        label={t('places.letters')}
        isLetters
        links={letters.map(({ count, letter, page: at }) => ({
          key: letter,
          href: `${at === page ? '' : routes.places(at, district)}#${letterAnchor(letter)}`,
          label: letter,
          count,
        }))}
      />
    </div>
  );
}

type PlaceLinkProps = Readonly<{
  place: PlacesDto['places'][number];
  /** Such as the district. */
  note: string | null;
}>;

function PlaceLink({ note, place }: PlaceLinkProps) {
  const { lang } = useShell();
  return (
    <SiteLink
      href={routes.shop(place)}
      lang={lang}
      className={listStyles.place}
    >
      {place.logo_img ? (
        <Picture
          className={listStyles.logo}
          src={place.logo_img}
          width={40}
          height={40}
        />
      ) : (
        <span className={listStyles.logo}>
          <Store size={20} />
        </span>
      )}
      <span className={listStyles.words}>
        <bdi className={listStyles.title}>{place.title}</bdi>{' '}
        {note && <bdi className="fine">{note}</bdi>}
      </span>
      <Rating value={place.rating_avg} className={listStyles.rating} />
    </SiteLink>
  );
}

type PlacesContainerProps = Readonly<{
  page: number;
  /** Of the map; null: the whole city. */
  district: number | null;
}>;

/** Every restaurant and shop by its name, whatever the address: lists have only those that deliver to one. */
export function PlacesContainer({ district, page }: PlacesContainerProps) {
  const { t } = useTranslation('content');
  const { lang } = useShell();
  const found = usePlaces({ district, page });
  const title = t('places.title');
  if (found?.total === 0)
    return (
      <div className="wrap">
        <NoShopYet />
      </div>
    );
  const part = found?.districts.find(({ id }) => id === district)?.title;
  return (
    <div className="wrap">
      <PageHero
        title={part ? `${title} · ${part}` : title}
        text={t('places.text')}
      />
      {!found && <LoadingLines count={8} pictures />}
      {found && <PlacesFilters found={found} district={district} />}
      {placeGroups(found?.places ?? []).map(({ letter, places }) => (
        <section
          key={letter}
          id={letterAnchor(letter)}
          className={listStyles.group}
        >
          <h2 className={listStyles.letter}>{letter}</h2>
          <ul className={listStyles.places}>
            {places.map((place) => (
              <li key={place.id}>
                <PlaceLink place={place} note={part ? null : place.district} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found && found.last_page > 1 && (
        <nav className={styles.pages} aria-label={title}>
          {Array.from({ length: found.last_page }, (_, at) => at + 1).map(
            (number) => (
              <SiteLink
                key={number}
                href={routes.places(number, district)}
                lang={lang}
                className={styles.page}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </SiteLink>
            ),
          )}
        </nav>
      )}
    </div>
  );
}
