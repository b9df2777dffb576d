import { Tag } from 'lucide-react';
import { Badge } from '@/components/ui/badge/badge';
import styles from './deal-badge.module.css';

type DealBadgeProps = Readonly<{
  /** What the offer is called: "15% off: Korean barbecue". */
  text: string;
  /** What it takes off; stands there where the card has no room for its name. */
  short: string;
}>;

const icon = <Tag size={13} strokeWidth={2.2} aria-hidden="true" />;

/** An offer on a card's picture, in one line and never cut; read out with its name. */
export function DealBadge({ short, text }: DealBadgeProps) {
  return (
    <span className={styles.room}>
      {text !== short && (
        <span className={styles.short} aria-hidden="true">
          <Badge tone="deal" icon={icon}>
            {short}
          </Badge>
        </span>
      )}
      <Badge tone="deal" icon={icon}>
        {text}
      </Badge>
    </span>
  );
}
