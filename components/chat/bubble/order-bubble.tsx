import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/ui/badge/badge';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import styles from './order-bubble.module.css';

type OrderBubbleProps = Readonly<{
  title: string;
  status: string;
  tone: BadgeTone;
  imgs: readonly string[];
  /** Shop, items and price in one line. */
  facts: ReactNode;
  href: string;
  /** It stands on the reader's own side. */
  isMine?: boolean;
  /** When it was sent; absent while it is only offered. */
  time?: string;
  /** Offered to be sent along: what sends it. */
  onSend?: () => void;
}>;

const PICTURES_MAX = 4;

/** An order in a room, as it stands now. */
export function OrderBubble(props: OrderBubbleProps) {
  const { facts, href, imgs, isMine = false, onSend, status } = props;
  const { time, title, tone } = props;
  const { t } = useTranslation();
  return (
    <article className={cx(styles.card, isMine && styles.mine)}>
      <header className={styles.head}>
        <p className={styles.title}>{title}</p>
        <Badge tone={tone}>{status}</Badge>
      </header>
      {imgs.length > 0 && (
        <div className={styles.imgs}>
          {imgs.slice(0, PICTURES_MAX).map((src, index) => (
            <Picture
              key={`${index}${src}`}
              src={src}
              width={44}
              height={44}
              className={styles.img}
            />
          ))}
        </div>
      )}
      <p className={styles.facts}>{facts}</p>
      {onSend ? (
        <Button variant="secondary" block onClick={onSend}>
          {t('chat.order.send')}
        </Button>
      ) : (
        <LinkButton variant="secondary" block href={href} prefetch={false}>
          {t('chat.order.open')}
        </LinkButton>
      )}
      {time && (
        <p className={styles.time}>
          <bdi>{time}</bdi>
        </p>
      )}
    </article>
  );
}
