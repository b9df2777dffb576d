import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WeekHours } from '@/components/shop/week-hours/week-hours';
import { phoneText } from '@/utils/account/phone-text';
import type { BranchView } from '@/utils/shop/shop-info';
import type { DayHours } from '@/utils/shop/shop-view';
import styles from './shop-info.module.css';

type BranchListProps = Readonly<{
  branches: readonly BranchView[];
  today: DayHours['day'];
}>;

/** Other places of the brand with their addresses, phones and, on request, hours. */
export function BranchList({ branches, today }: BranchListProps) {
  const { t } = useTranslation();
  return (
    <ul>
      {branches.map(({ address, id, phone, title, week }) => (
        <li key={id} className={styles.branch}>
          <p className={styles.branchName}>{title}</p>
          <address className={styles.address}>
            {address && <span>{address}</span>}
            {phone && (
              <a
                className={styles.phone}
                href={`tel:${phone.replace(/\s/g, '')}`}
              >
                <bdi dir="ltr">{phoneText(phone)}</bdi>
              </a>
            )}
          </address>
          {week.length > 0 && (
            <details className={styles.details}>
              <summary>
                {t('shop.about.hours')}
                <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
              </summary>
              <WeekHours
                week={week}
                today={today}
                label={`${t('shop.about.hours')}: ${title}`}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
