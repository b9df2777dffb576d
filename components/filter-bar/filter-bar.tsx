import { ArrowUpDown, ChevronDown, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '@/components/chip/chip-link';
import chip from '@/components/chip/chip.module.css';
import { Dropdown } from '@/components/dropdown/dropdown';
import { PopoverRow } from '@/components/popover-panel/popover-row';
import { RadioMark } from '@/components/radio-mark/radio-mark';
import { SiteLink } from '@/components/site-link/site-link';
import { cx } from '@/utils/class-names';
import styles from './filter-bar.module.css';

export type FilterChip = Readonly<{
  name: string;
  href: string;
  on: boolean;
  star?: boolean;
}>;
export type SortChoice = Readonly<{ name: string; href: string; on: boolean }>;

type FilterBarProps = Readonly<{
  chips: readonly FilterChip[];
  sorts: readonly SortChoice[];
  /** Takes every chip off; only there when one is on. */
  clearHref: string | null;
}>;

/** Filters and order of a list, every one a link: they work without script, and the address says what is shown. */
export function FilterBar({ chips, sorts, clearHref }: FilterBarProps) {
  const { t, i18n } = useTranslation();
  const lang = i18n.language;
  const order = sorts.find(({ on }) => on)?.name ?? '';
  return (
    <div className={styles.bar}>
      <ul className={styles.chips} aria-label={t('filter.label')}>
        {chips.map(({ name, href, on, star }) => (
          <li key={name}>
            <ChipLink
              href={href}
              lang={lang}
              on={on}
              onLabel={t('filter.on', { name })}
              icon={
                star && (
                  <Star size={14} fill="currentColor" aria-hidden="true" />
                )
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
              replace
              scroll={false}
              className={styles.clear}
            >
              {t('filter.clear')}
            </SiteLink>
          </li>
        )}
      </ul>
      <Dropdown
        label={t('sort.label', { order })}
        buttonClass={cx(chip.chip, styles.sort)}
        button={
          <>
            <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.order}>{t('sort.label', { order })}</span>
            <ChevronDown
              className={styles.order}
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          </>
        }
      >
        <ul>
          {sorts.map(({ name, href, on }) => (
            <li key={name}>
              <SiteLink
                href={href}
                lang={lang}
                replace
                scroll={false}
                aria-current={on || undefined}
              >
                <PopoverRow
                  title={name}
                  active={on}
                  end={<RadioMark checked={on} />}
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
}
