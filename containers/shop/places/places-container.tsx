import { useTranslation } from 'react-i18next';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { NoShopYet } from '@/containers/shop/list/late-list-states';
import { useShell } from '@/contexts/shell-context';
import { usePlaces } from '@/hooks/shop/use-places';
import { routes } from '@/utils/shell/routes';
import styles from './places.module.css';

/** Every restaurant and shop by its name, whatever the address: lists have only those that deliver to one. */
export function PlacesContainer({ page }: Readonly<{ page: number }>) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { isLoading, lastPage, places } = usePlaces(page);
  if (!isLoading && places.length === 0 && page === 1)
    return (
      <div className="wrap">
        <NoShopYet />
      </div>
    );
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  return (
    <div className="wrap">
      <PageHero title={t('places.title')} text={t('places.text')} />
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <SiteLink
              href={routes.shop(place)}
              lang={lang}
              className={styles.link}
            >
              <bdi>{place.title}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <nav className={styles.pages} aria-label={t('places.title')}>
          {pages.map((number) => (
            <SiteLink
              key={number}
              href={routes.places(number)}
              lang={lang}
              className={styles.link}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          ))}
        </nav>
      )}
    </div>
  );
}
