import '@/styles/families/common';
import { MapPin, Menu, SlidersHorizontal, Star } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ChipLink } from '@/components/ui/chip/chip-link';
import chip from '@/components/ui/chip/chip.module.css';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { clsx as cx } from 'clsx';
import { opensHere } from '@/utils/browser/plain-click';
import styles from './filter-bar.module.css';
import { type SortChoice, SortMenu } from './sort-menu';

export type FilterChip = Readonly<{
  name: string;
  href: string;
  on: boolean;
  star?: boolean;
}>;

type FilterBarProps = Readonly<{
  /** The page with all filters as a form, which the button leads to unless `onPress` opens them here. */
  panel: Readonly<{
    href: string;
    /** How many are on. */
    count: number;
    onIntent: () => void;
    onPress: () => void;
  }>;
  chips: readonly FilterChip[];
  sorts: readonly SortChoice[];
  /** Takes every chip off; only there when one is on. */
  clearHref: string | null;
  /** The same list on a map, or without it again; the bar lies on a map that fills the screen, which has the way back. */
  view: Readonly<{ href: string; map: boolean; over: boolean }>;
}>;

const icon = { size: 18 } as const;

/** Filters, order and view of a list, every one a link: they work without script, and the address says what is shown. */
export function FilterBar({
  chips,
  clearHref,
  panel,
  sorts,
  view,
}: FilterBarProps) {
  const { t, i18n } = useTranslation('list');
  const lang = i18n.language;
  const { count, href: panelHref, onIntent, onPress } = panel;
  return (
    <div className={cx(styles.bar, view.over && styles.over)}>
      <div className={styles.row}>
        <ul
          className={cx('fades', styles.chips)}
          aria-label={t('filter.label')}
        >
          <li className={styles.first}>
            <SiteLink
              href={panelHref}
              lang={lang}
              rel="nofollow"
              className={chip.chip}
              aria-label={count > 0 ? t('filter.count', { count }) : undefined}
              data-box="sheet dialog"
              {...opensHere(onPress, onIntent)}
            >
              <SlidersHorizontal {...icon} />
              {t('filter.label')}
              {count > 0 && (
                <span
                  className={chip.count}
                  data-count={count}
                  aria-hidden="true"
                />
              )}
            </SiteLink>
          </li>
          {chips.map(({ name, href, on, star }) => (
            <li key={name}>
              <ChipLink
                href={href}
                lang={lang}
                on={on}
                onLabel={t('filter.on', { name })}
                icon={
                  star && <Star size={14} strokeWidth={2} fill="currentColor" />
                }
              >
                {name}
              </ChipLink>
            </li>
          ))}
          {clearHref && (
            <li>
              <SiteLink
                href={clearHref}
                lang={lang}
                rel="nofollow"
                scroll={false}
                className={styles.clear}
              >
                {t('filter.clear')}
              </SiteLink>
            </li>
          )}
        </ul>
        <div className={styles.tools}>
          <SiteLink
            href={view.href}
            lang={lang}
            rel="nofollow"
            scroll={false}
            className={cx(chip.chip, styles.short)}
          >
            {view.map ? <Menu {...icon} /> : <MapPin {...icon} />}
            <span className={styles.words}>
              {t(view.map ? 'list.view.list' : 'list.view.map')}
            </span>
          </SiteLink>
          <SortMenu sorts={sorts} />
        </div>
      </div>
    </div>
  );
}
