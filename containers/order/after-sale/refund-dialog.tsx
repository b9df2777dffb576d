import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextArea } from '@/components/form/text-field/text-area';
import { Price } from '@/components/money/price/price';
import { PickChips } from '@/components/order/pick-chips/pick-chips';
import { PictureAdder } from '@/components/order/picture-adder/picture-adder';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import type { OrderDto } from '@/server/contracts/order/order';
import {
  REFUND_PICTURES_MAX,
  REFUND_REASONS,
} from '@/utils/constants/after-sale';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { RefundDestinations } from './refund-destinations';
import { RefundItems } from './refund-items';
import { useRefundForm } from './use-refund-form';
import styles from './after-sale.module.css';

type RefundDialogProps = Readonly<{ order: OrderDto; onClose: () => void }>;

/** Asks for money back: what, why, with pictures, and where it goes. */
export function RefundDialog({ onClose, order }: RefundDialogProps) {
  const { t } = useTranslation();
  const form = useRefundForm(order, onClose);
  const { pictures, values } = form;
  const lacking =
    values.whole || values.items.length > 0
      ? values.reason === '' && t('refund.reasonRequired')
      : t('refund.itemsRequired');
  function handlePaste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    if (files.length) pictures.add(files);
  }
  return (
    <MuiRoot>
      <Modal
        open
        tall
        title={t('refund.title')}
        onClose={onClose}
        footer={
          <>
            <p className={styles.back}>
              <span className={styles.soft}>{t('refund.wanted')}</span>
              <Price
                className={styles.sum}
                amount={form.amount}
                currency={order.currency}
              />
            </p>
            <Button
              variant={lacking ? 'secondary' : 'primary'}
              loading={form.isBusy}
              onClick={() => void form.send()}
            >
              {lacking || t('refund.send')}
            </Button>
          </>
        }
      >
        <div onPaste={handlePaste}>
          <Form {...form.formProps} className={styles.form}>
            <p className={styles.soft}>{t('refund.intro')}</p>
            <RefundItems order={order} form={form} />
            <PickChips
              legend={t('refund.what')}
              options={REFUND_REASONS.map((reason) => ({
                value: reason,
                title: t(`refund.reason.${reason}`),
              }))}
              value={values.reason}
              error={form.errors.reason}
              onChange={(reason) => form.change({ reason })}
            />
            <TextArea
              label={t('refund.more')}
              maxLength={NOTE_MAX_LENGTH}
              {...form.field('cause')}
            />
            <PictureAdder
              title={t('refund.pictures')}
              pictures={pictures.pictures}
              max={REFUND_PICTURES_MAX}
              error={
                pictures.failed
                  ? t('refund.picture.failed')
                  : form.errors.images
              }
              onAdd={pictures.add}
              onRemove={pictures.remove}
            />
            <RefundDestinations
              order={order}
              value={values.destination}
              onChange={(destination) => form.change({ destination })}
            />
            {form.failure.message && (
              <FormAlert>{form.failure.message}</FormAlert>
            )}
          </Form>
        </div>
      </Modal>
    </MuiRoot>
  );
}
