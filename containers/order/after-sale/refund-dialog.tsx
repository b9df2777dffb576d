import { clsx as cx } from 'clsx';
import { Camera, CreditCard, Wallet, X } from 'lucide-react';
import { type ClipboardEvent, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextArea } from '@/components/form/text-field/text-area';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import { Spinner } from '@/components/ui/spinner/spinner';
import { Dialog } from '@/containers/ui/dialog';
import type { OrderDto } from '@/server/contracts/order/order';
import {
  REFUND_PICTURES_MAX,
  REFUND_REASONS,
  type RefundDestination,
} from '@/utils/constants/after-sale';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { RefundItems } from './refund-items';
import { useRefundForm } from './use-refund-form';
import styles from './after-sale.module.css';
import dialogStyles from './refund-dialog.module.css';

type RefundDestinationsProps = Readonly<{
  order: OrderDto;
  value: RefundDestination;
  onChange: (value: RefundDestination) => void;
}>;

/** Where the money goes: back to the card in some days, or into the wallet at once. */
function RefundDestinations(props: RefundDestinationsProps) {
  const { onChange, order, value } = props;
  const { t } = useTranslation('orders');
  const { refund_offer: offer, transaction } = order;
  const arrivesInWallet =
    transaction !== null &&
    paymentFacts(transaction.payment_system.tag).arrivesIn === 'wallet';
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('refund.where')}</legend>
      <div className={styles.cards}>
        {offer?.destinations.map((destination) => {
          const toWallet = destination === 'wallet' || arrivesInWallet;
          const Icon = toWallet ? Wallet : CreditCard;
          return (
            <PickCard
              key={destination}
              name="destination"
              value={destination}
              checked={destination === value}
              onChange={() => onChange(destination)}
              icon={<Icon size={22} />}
              title={
                toWallet
                  ? t('payment.wallet')
                  : (transaction?.source ?? t('refund.source'))
              }
              text={t(toWallet ? 'refund.walletText' : 'refund.sourceText')}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type PickChipsProps<V extends string> = Readonly<{
  legend: string;
  options: readonly { readonly value: V; readonly title: string }[];
  value: V | '';
  onChange: (value: V) => void;
  error?: string | undefined;
}>;

/** One of a few short answers, as chips: a group of radios. */
function PickChips<V extends string>({
  error,
  legend,
  onChange,
  options,
  value,
}: PickChipsProps<V>) {
  const id = useId();
  return (
    <fieldset
      className={dialogStyles.group}
      data-blocked={error ? true : undefined}
      aria-describedby={error && `${id}-note`}
    >
      <legend className={dialogStyles.legend}>{legend}</legend>
      <span className={dialogStyles.chips}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              dialogStyles.chip,
              option.value === value && dialogStyles.on,
            )}
          >
            <input
              type="radio"
              className="laid"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.title}
          </label>
        ))}
      </span>
      {error && (
        <p id={`${id}-note`} className={dialogStyles.pickChipsError}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type PictureAdderProps = Readonly<{
  title: string;
  pictures: readonly {
    readonly key: string;
    readonly preview: string;
    /** Null while it is on its way. */
    readonly path: string | null;
  }[];
  max: number;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  error?: string | undefined;
}>;

/** A few pictures: chosen, or dropped on the field; each can be taken back. */
function PictureAdder(props: PictureAdderProps) {
  const { error, max, onAdd, onRemove, pictures, title } = props;
  const { t } = useTranslation(['form', 'orders']);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={dialogStyles.title}>
        {title}{' '}
        <span className={dialogStyles.count}>
          {t('refund.part', { value: pictures.length, total: max })}
        </span>
      </p>
      <div className={dialogStyles.pictures}>
        {pictures.map(({ key, path, preview }, index) => (
          <span key={key} className={dialogStyles.picture}>
            <img src={preview} alt="" className={dialogStyles.image} />
            {path === null && (
              <span className={dialogStyles.wait}>
                <Spinner />
                <span className="sr-only">{t('common.loading')}</span>
              </span>
            )}
            <button
              type="button"
              className={dialogStyles.remove}
              aria-label={t('refund.picture.remove', { number: index + 1 })}
              onClick={() => onRemove(key)}
            >
              <span className={dialogStyles.cross}>
                <X size={16} strokeWidth={2} />
              </span>
            </button>
          </span>
        ))}
        {pictures.length < max && (
          <label className={dialogStyles.add}>
            <input
              type="file"
              accept="image/*"
              multiple
              className="laid"
              aria-label={t('refund.picture.add')}
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Camera size={22} />
          </label>
        )}
      </div>
      {error && (
        <p role="alert" className={dialogStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type RefundDialogProps = Readonly<{ order: OrderDto; onClose: () => void }>;

/** Asks for money back: what, why, with pictures, and where it goes. */
export function RefundDialog({ onClose, order }: RefundDialogProps) {
  const { t } = useTranslation(['form', 'orders']);
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
    <Dialog
      size="m"
      tall
      title={t('refund.title')}
      onClose={onClose}
      footer={
        <>
          <p className={styles.back}>
            <span className="soft t14">{t('refund.wanted')}</span>
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
          <p className="soft t14">{t('refund.intro')}</p>
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
              pictures.failed ? t('refund.picture.failed') : form.errors.images
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
    </Dialog>
  );
}
