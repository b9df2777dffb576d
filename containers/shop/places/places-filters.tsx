import { useTranslation } from 'react-i18next';
import { PlaceFilter } from '@/components/shop/place-list/place-filter';
import { useShell } from '@/contexts/shell-context';
import type { PlacesDto } from '@/server/contracts/places';
import { routes } from '@/utils/shell/routes';
import { letterAnchor } from '@/utils/shop/place-groups';
import styles from './places.module.css';

type PlacesFiltersProps = Readonly<{
  found: PlacesDto;
  district: number | null;
}>;

/** Where the places are and what they begin with: links that need no script. */
export function PlacesFilters({ district, found }: PlacesFiltersProps) {
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
