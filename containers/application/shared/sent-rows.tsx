import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateRows } from '@/components/application/application-state/application-state';
import { Badge } from '@/components/ui/badge/badge';
import styles from './shared.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

type SentRowsProps = Readonly<{
  rows: readonly Readonly<{
    key: string;
    title: string;
    note?: ReactNode;
    /** Documents that were asked for and not sent. */
    lacks?: boolean;
  }>[];
}>;

/** What was sent, a row for each part; a part without documents is not called received. */
export function SentRows({ rows }: SentRowsProps) {
  const { t } = useTranslation();
  return (
    <StateRows
      rows={rows.map(({ lacks = false, ...row }) => ({
        ...row,
        icon: lacks ? (
          <CircleDashed {...icon} />
        ) : (
          <CircleCheck {...icon} className={styles.done} />
        ),
        end: (
          <Badge tone={lacks ? 'soft' : 'success'}>
            {t(lacks ? 'seller.documents.none' : 'application.received')}
          </Badge>
        ),
      }))}
    />
  );
}
