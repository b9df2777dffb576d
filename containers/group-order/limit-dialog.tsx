import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/containers/ui/dialog';
import { useShell } from '@/contexts/shell-context';
import { useServerForm } from '@/hooks/form/use-server-form';
import { currencySign } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import { limitSchema, typedAmount } from '@/utils/group-order/limit-schema';
import styles from './dialog.module.css';

type LimitDialogProps = Readonly<{
  limit: number | null;
  onClose: () => void;
  /** Rejects with what the server says. */
  onSave: (limit: number | null) => Promise<unknown>;
}>;

/** The most that each may order for. */
export function LimitDialog({ limit, onClose, onSave }: LimitDialogProps) {
  const { t } = useTranslation('group');
  const { currency, lang } = useShell();
  const form = useServerForm({
    name: 'group-limit',
    initialValues: { spending_limit: limit === null ? '' : String(limit) },
    schema: limitSchema,
    submit: async ({ spending_limit: text }) => {
      await onSave(typedAmount(text));
      onClose();
    },
  });
  return (
    <Dialog title={t('group.limit.title')} onClose={onClose}>
      <Form {...form.formProps} className={styles.form}>
        {form.failure.message && <FormAlert>{form.failure.message}</FormAlert>}
        <TextField
          {...form.field('spending_limit')}
          label={t('group.limit.title')}
          labelHidden
          hint={t('group.limit.hint')}
          inputMode="decimal"
          autoComplete="off"
          {...currencySign(currency, separatorsOf(lang))}
          ltr
        />
        <Button type="submit" size="l" block loading={form.isBusy}>
          {t('group.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
