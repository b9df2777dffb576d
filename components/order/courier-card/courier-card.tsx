import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ShortWords } from '@/components/order/short-words/short-words';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Rating } from '@/components/shop/rating/rating';
import styles from './courier-card.module.css';

type CourierCardProps = Readonly<{
  name: string;
  title: string;
  /** In its place on phones. */
  short: string;
  img: string | null;
  rating: number | null;
  /** Vehicle, distance. */
  details: readonly string[];
  phone: string;
  /** Another way to reach them, beside the call. */
  action?: ReactNode;
}>;

/** Who brings it, and how to call them. */
export function CourierCard({
  action,
  details,
  img,
  name,
  phone,
  rating,
  short,
  title,
}: CourierCardProps) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.card}>
      <Avatar name={name} src={img} size="l" />
      <div className={styles.words}>
        <p className={styles.title}>
          <ShortWords short={short}>{title}</ShortWords>
        </p>
        <p className={styles.details}>
          {rating !== null && <Rating value={rating} />}
          {details.map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
        </p>
      </div>
      {action}
      <a
        className={styles.call}
        href={`tel:${phone}`}
        aria-label={t('order.callCourier', { name })}
      >
        <Phone size={22} />
      </a>
    </div>
  );
}
