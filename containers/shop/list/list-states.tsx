import '@/styles/families/browse';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LinkButton } from '@/components/ui/button/button';
import { ChipLink } from '@/components/ui/chip/chip-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useShell } from '@/contexts/shell-context';
import { useTakes } from '@/hooks/shop/use-takes';
import { withoutChips } from '@/utils/shop/filter-parts';
import { filtersHref, type ShopFilters } from '@/utils/shop/shop-filters';
import { activeChips } from './list-filters';
import styles from './shop-list.module.css';

type ListEmptyProps = Readonly<{ filters: ShopFilters }>;

/** Nothing to show for what was asked: what could be taken off, one by one, or all of it. */
export function ListEmpty({ filters }: ListEmptyProps) {
  const { t, i18n } = useTranslation(['list', 'list-states']);
  const { currency } = useShell();
  const { takes } = useTakes(filters.takes.length > 0);
  const lang = i18n.language;
  const chips = activeChips(filters, { t, lang, currency, takes });
  const { category } = filters;
  const isNarrow = chips.length > 0 || category !== null;
  if (!isNarrow)
    return (
      <EmptyState
        title={t('list.empty.all')}
        action={
          <LinkButton href="/" prefetch={false}>
            {t('home.empty.search.action')}
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      title={t('home.empty.title')}
      text={t('home.empty.text')}
      headingLevel={3}
      action={
        <>
          {chips.length > 1 && (
            <ul className={styles.takeOff} aria-label={t('filter.label')}>
              {chips.map(({ href, name }) => (
                <li key={name}>
                  <ChipLink
                    href={href}
                    lang={lang}
                    on
                    onLabel={t('filter.on', { name })}
                  >
                    {name}
                  </ChipLink>
                </li>
              ))}
            </ul>
          )}
          <LinkButton
            href={filtersHref(withoutChips(filters), { category: null })}
            prefetch={false}
            scroll={false}
          >
            {t('home.empty.action')}
          </LinkButton>
        </>
      }
    />
  );
}
