import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextArea } from '@/components/form/text-field/text-area';
import { ReviewRow } from '@/components/order/review-row/review-row';
import { StarChoice } from '@/components/order/star-choice/star-choice';
import {
  type Thumb,
  ThumbChoice,
} from '@/components/order/thumb-choice/thumb-choice';
import { Button } from '@/components/ui/button/button';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useAfterSale } from '@/hooks/order/use-after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { dishesOf, ratingOf, thumbsOf } from '@/utils/order/order-dishes';
import { notify } from '@/utils/shell/notices';
import styles from './after-sale.module.css';

const schema = object({
  rating: number().min(1, 'review.required'),
  comment: string().trim().max(NOTE_MAX_LENGTH, 'form.tooLong'),
});

type FeedbackFormProps = Readonly<{ order: OrderDto; onDone: () => void }>;

/** Stars for the shop and the courier, thumbs for the dishes, a few words. */
export function FeedbackForm({ onDone, order }: FeedbackFormProps) {
  const { t } = useTranslation();
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
