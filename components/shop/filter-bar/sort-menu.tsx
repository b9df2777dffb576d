import '@/styles/families/common';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import chip from '@/components/ui/chip/chip.module.css';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { PopoverRow } from '@/components/ui/popover-panel/popover-row';
import { RadioMark } from '@/components/form/radio-mark/radio-mark';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { clsx as cx } from 'clsx';
import styles from './filter-bar.module.css';

export type SortChoice = Readonly<{ name: string; href: string; on: boolean }>;

type SortMenuProps = Readonly<{ sorts: readonly SortChoice[] }>;

const icon = { size: 16 } as const;

/** The orders of a list, each a link. */
export function SortMenu({ sorts }: SortMenuProps) {
  const { t, i18n } = useTranslation('list');
  const order = sorts.find(({ on }) => on)?.name ?? '';
  return (
    <Dropdown
      label={t('sort.label', { order })}
      buttonClass={cx(chip.chip, styles.short, styles.sort)}
      button={
        <>
          <ArrowUpDown {...icon} />
          <span className={styles.words}>{t('sort.label', { order })}</span>
          <ChevronDown {...icon} className={styles.arrow} />
        </>
      }
    >
      <ul>
        {sorts.map(({ name, href, on }) => (
          <li key={name}>
            <SiteLink
              href={href}
              lang={i18n.language}
              rel="nofollow"
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
  );
}
