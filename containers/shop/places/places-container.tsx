import { useTranslation } from 'react-i18next';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { LetterGroup } from '@/components/shop/place-list/letter-group';
import { PlaceFilter } from '@/components/shop/place-list/place-filter';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { NoShopYet } from '@/containers/shop/list/late-list-states';
import { useShell } from '@/contexts/shell-context';
import { usePlaces } from '@/hooks/shop/use-places';
import type { PlacesDto } from '@/server/contracts/places';
import { routes } from '@/utils/shell/routes';
import { letterAnchor, placeGroups } from '@/utils/shop/place-groups';
import styles from './places.module.css';

type PlacesFiltersProps = Readonly<{
  found: PlacesDto;
  district: number | null;
}>;

/** Where the places are and what they begin with: links that need no script. */
function PlacesFilters({ district, found }: PlacesFiltersProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
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
          lang={lang}
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
        lang={lang}
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

type PlacesContainerProps = Readonly<{
  page: number;
  /** Of the map; null: the whole city. */
  district: number | null;
}>;

/** Every restaurant and shop by its name, whatever the address: lists have only those that deliver to one. */
export function PlacesContainer({ district, page }: PlacesContainerProps) {
  const { t } = useTranslation();
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
        <LetterGroup
          key={letter}
          id={letterAnchor(letter)}
          letter={letter}
          lang={lang}
          places={places.map((place) => ({
            href: routes.shop(place),
            title: place.title,
            img: place.logo_img,
            note: part ? null : place.district,
            rating: place.rating_avg,
          }))}
        />
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
