import { clsx as cx } from 'clsx';
import { Star, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { number, object, string } from 'yup';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { TextArea } from '@/components/form/text-field/text-area';
import { StarChoice } from '@/components/order/star-choice/star-choice';
import {
  type Thumb,
  ThumbChoice,
} from '@/components/order/thumb-choice/thumb-choice';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useAfterSale } from '@/hooks/order/use-after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { calendarWords } from '@/utils/i18n/dates';
import { dishesOf, ratingOf, thumbsOf } from '@/utils/order/order-dishes';
import { notify } from '@/utils/shell/notices';
import styles from './after-sale.module.css';

type FeedbackGivenProps = Readonly<{
  order: OrderDto;
  /** Null: it is too late. */
  onChange: (() => void) | null;
}>;

const STARS = [1, 2, 3, 4, 5];

/** As many as were given: no mean, which has decimals. */
function GivenStars({ count }: Readonly<{ count: number }>) {
  const { t } = useTranslation(['form', 'reviews']);
  return (
    <span
      role="img"
      aria-label={t('rating.label', { value: count })}
      className={styles.given}
    >
      {STARS.map((star) => (
        <Star
          key={star}
          size={18}
          fill={star <= count ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}

/** What the customer said. */
function FeedbackGiven({ onChange, order }: FeedbackGivenProps) {
  const { t } = useTranslation(['form', 'reviews']);
  const { deliveryman, deliveryman_review: courier, review, shop } = order;
  const thumbs = thumbsOf(order);
  if (!review) return null;
  return (
    <div className={styles.form}>
      <ul>
        <ReviewRow img={shop.logo_img} title={shop.title}>
          <GivenStars count={review.rating} />
        </ReviewRow>
        {deliveryman && (courier || onChange) && (
          <ReviewRow
            img={deliveryman.img}
            round
            title={deliveryman.firstname}
            {...(!courier && { text: t('review.courier') })}
          >
            {courier ? (
              <GivenStars count={courier.rating} />
            ) : (
              onChange && (
                <Button variant="secondary" size="s" onClick={onChange}>
                  {t('review.rate')}
                </Button>
              )
            )}
          </ReviewRow>
        )}
        {dishesOf(order)
          .filter(({ id }) => thumbs[id])
          .map(({ id, img, title }) => {
            const Icon = thumbs[id] === 'up' ? ThumbsUp : ThumbsDown;
            return (
              <ReviewRow key={id} img={img} title={title}>
                <Icon size={20} />
                <span className="sr-only">
                  {t(thumbs[id] === 'up' ? 'review.good' : 'review.bad')}
                </span>
              </ReviewRow>
            );
          })}
      </ul>
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {onChange && (
        <div className={styles.end}>
          <Button variant="secondary" onClick={onChange}>
            {t('review.change')}
          </Button>
        </div>
      )}
    </div>
  );
}

const schema = object({
  rating: number().min(1, 'review.required'),
  comment: string().trim().max(NOTE_MAX_LENGTH, 'form.tooLong'),
});

type FeedbackFormProps = Readonly<{ order: OrderDto; onDone: () => void }>;

/** Stars for the shop and the courier, thumbs for the dishes, a few words. */
function FeedbackForm({ onDone, order }: FeedbackFormProps) {
  const { t } = useTranslation(['form', 'reviews']);
  const { rate } = useAfterSale(order);
  const { deliveryman, shop } = order;
  const form = useServerForm({
    name: 'feedback',
    initialValues: {
      rating: order.review?.rating ?? 0,
      courier: order.deliveryman_review?.rating ?? 0,
      thumbs: thumbsOf(order),
      comment: order.review?.comment ?? '',
    },
    schema,
    submit: async ({ comment, courier, rating, thumbs }) => {
      await rate({
        rating,
        comment: comment.trim(),
        courier: deliveryman && courier > 0 ? courier : null,
        products: ratingOf(thumbs),
      });
      notify({ type: 'success', title: t('review.done') });
      onDone();
    },
  });
  const { courier, rating, thumbs } = form.values;
  const setThumb = (id: number, thumb: Thumb | null): void =>
    form.change({ thumbs: { ...thumbs, [id]: thumb } });
  return (
    <Form {...form.formProps} className={styles.form}>
      <ul>
        <ReviewRow
          img={shop.logo_img}
          title={shop.title}
          text={t('review.shop')}
        >
          <StarChoice
            label={shop.title}
            value={rating}
            error={form.errors.rating}
            onChange={(next) => form.change({ rating: next })}
          />
        </ReviewRow>
        {deliveryman && (
          <ReviewRow
            img={deliveryman.img}
            round
            title={deliveryman.firstname}
            text={t('review.courier')}
          >
            <StarChoice
              label={deliveryman.firstname}
              value={courier}
              onChange={(next) => form.change({ courier: next })}
            />
          </ReviewRow>
        )}
      </ul>
      <h3 className={styles.subtitle}>{t('review.dishes')}</h3>
      <ul>
        {dishesOf(order).map((dish) => (
          <ReviewRow key={dish.id} img={dish.img} title={dish.title}>
            <ThumbChoice
              label={dish.title}
              value={thumbs[dish.id] ?? null}
              onChange={(thumb) => setThumb(dish.id, thumb)}
            />
          </ReviewRow>
        ))}
      </ul>
      <TextArea
        label={t('review.words')}
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        {...form.field('comment')}
      />
      {form.failure.message && <FormAlert>{form.failure.message}</FormAlert>}
      <div className={styles.end}>
        <Button type="submit" variant="dark" loading={form.isBusy}>
          {t('review.send')}
        </Button>
      </div>
    </Form>
  );
}

type ReviewRowProps = Readonly<{
  img: string | null;
  /** Of a person. */
  round?: boolean;
  title: string;
  text?: string;
  /** Stars or thumbs. */
  children: ReactNode;
}>;

/** What is rated, and how; the stars stand below it on phones. */
function ReviewRow({
  children,
  img,
  round = false,
  text,
  title,
}: ReviewRowProps) {
  const picture = cx(styles.picture, round && styles.round);
  return (
    <li className={styles.row}>
      <Picture
        className={picture}
        src={img}
        name={title}
        width={52}
        height={52}
      />
      <span className={styles.words}>
        <span className="strong">{title}</span>
        {text && <span className="soft t14">{text}</span>}
      </span>
      {children}
    </li>
  );
}

/** "How was it?": asked once of a delivered order, then what was said, to be changed while it can be. */
export function OrderFeedback({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation(['date', 'form', 'reviews']);
  const [changes, setChanges] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // the long form above what was pressed is gone
    if (times > 0) card.current?.focus();
  }, [times]);
  const { can_review: canReview, review, review_until: until, shop } = order;
  if (!review && !canReview) return null;
  const asks = canReview && (changes || !review);
  const day = until && calendarWords(until, shop.timezone, t);
  return (
    <div ref={card} role="group" aria-label={t('review.title')} tabIndex={-1}>
      <Panel
        title={t('review.title')}
        note={
          asks && day && t('review.until', { date: t('date.dayMonth', day) })
        }
      >
        {asks ? (
          <FeedbackForm
            order={order}
            onDone={() => {
              setChanges(false);
              setTimes(times + 1);
            }}
          />
        ) : (
          <FeedbackGiven
            order={order}
            onChange={canReview ? () => setChanges(true) : null}
          />
        )}
      </Panel>
    </div>
  );
}
