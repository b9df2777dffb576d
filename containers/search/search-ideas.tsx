import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FoundOption } from '@/components/search/search-results/found-section';
import { ShopHitRow } from '@/components/search/search-hit/shop-hit-row';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { SearchIdeasFound } from '@/hooks/search/use-search-ideas';
import { filtersHref, NO_FILTERS } from '@/utils/shop/shop-filters';
import { routes } from '@/utils/shell/routes';
import styles from './search-ideas.module.css';

type SearchIdeasProps = Readonly<{
  /** Begins the ids of lists and options. */
  id: string;
  ideas: SearchIdeasFound;
  /** The option that the arrow keys are on. */
  active: string | undefined;
  /** One was followed. */
  onFollow: () => void;
}>;

/** The ids of the lists that `SearchIdeas` shows. */
export function ideaLists(
  id: string,
  { kinds, places }: SearchIdeasFound,
): string[] {
  return [
    ...(kinds.length > 0 ? [`${id}kinds`] : []),
    ...(places.length > 0 ? [`${id}places`] : []),
  ];
}

type IdeaListProps = Readonly<{
  id: string;
  title: string;
  className?: string;
  /** Its options. */
  children: ReactNode;
}>;

function IdeaList({ children, className, id, title }: IdeaListProps) {
  return (
    <>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      <div
        role="listbox"
        id={id}
        aria-labelledby={`${id}-title`}
        className={className}
      >
        {children}
      </div>
    </>
  );
}

/** What to begin with where nothing is searched for, or found. */
export function SearchIdeas(props: SearchIdeasProps) {
  const { active, id, onFollow } = props;
  const { kinds, places } = props.ideas;
  const { t, i18n: words } = useTranslation('list');
  const { currency } = useShell();
  const [type] = useDeliveryType();
  const option = (kind: string, key: number) => {
    const own = `${id}${kind}-${key}`;
    return { id: own, active: own === active, onFollow };
  };
  return (
    <>
      {kinds.length > 0 && (
        <IdeaList
          id={`${id}kinds`}
          title={t('home.categories')}
          className={styles.kinds}
        >
          {kinds.map(({ id: category, img, title }) => (
            <FoundOption
              key={category}
              {...option('kind', category)}
              href={filtersHref(NO_FILTERS, { category })}
            >
              {img && <Picture src={img} width={36} height={36} />}
              {title}
            </FoundOption>
          ))}
        </IdeaList>
      )}
      {places.length > 0 && (
        <IdeaList id={`${id}places`} title={t('home.recommended')}>
          {places.map((shop) => (
            <FoundOption
              key={shop.id}
              {...option('place', shop.id)}
              href={routes.shop(shop)}
            >
              <ShopHitRow
                hit={{ shop, match: null }}
                currency={currency}
                pickup={type === 'pickup'}
                words={words}
                wrapName={(name) => <b className={styles.name}>{name}</b>}
              />
            </FoundOption>
          ))}
        </IdeaList>
      )}
    </>
  );
}
