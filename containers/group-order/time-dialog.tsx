import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/containers/ui/dialog';
import { useServerForm } from '@/hooks/form/use-server-form';
import { nextMomentAt } from '@/utils/group-order/group-time';
import { timeSchema } from '@/utils/group-order/time-schema';
import { formatTime } from '@/utils/i18n/dates';
import styles from './dialog.module.css';

type TimeDialogProps = Readonly<{
  closesAt: string | null;
  /** IANA zone of the shop. */
  timezone: string;
  onClose: () => void;
  onSave: (closesAt: string | null) => Promise<unknown>;
}>;

const QUICK_MINUTES = [15, 30, 45, 60];
const MINUTE_MS = 60_000;

/** When the group closes: so many minutes from now, at a time of the shop's clocks, or never. */
export function TimeDialog(props: TimeDialogProps) {
  const { closesAt, onClose, onSave, timezone } = props;
  const { t } = useTranslation('group');
  const [opened] = useState(() => Date.now());
  const inMinutes = (minutes: number): string =>
    formatTime(new Date(opened + minutes * MINUTE_MS), timezone);
  const form = useServerForm({
    name: 'group-time',
    initialValues: {
      closes_at:
        closesAt === null ? inMinutes(30) : formatTime(closesAt, timezone),
    },
    schema: timeSchema,
    submit: async ({ closes_at: time }) => {
      await onSave(nextMomentAt(time, timezone, new Date()));
      onClose();
    },
  });
  return (
    <Dialog
      title={t(closesAt === null ? 'group.time.set' : 'group.time.change')}
      onClose={onClose}
    >
      <Form {...form.formProps} className={styles.form}>
        <p className={styles.text}>{t('group.time.text')}</p>
        {form.failure.message && <FormAlert>{form.failure.message}</FormAlert>}
        <div className={styles.buttons}>
          {QUICK_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              variant="secondary"
              size="s"
              onClick={() => form.change({ closes_at: inMinutes(minutes) })}
            >
              {t('group.time.in', { minutes })}
            </Button>
          ))}
        </div>
        <TextField
          {...form.field('closes_at')}
          label={t('group.time.label')}
          type="time"
          ltr
        />
        <Button type="submit" size="l" block loading={form.isBusy}>
          {t('group.save')}
        </Button>
        {closesAt !== null && (
          <Button
            variant="ghost"
            block
            onClick={() => void onSave(null).then(onClose, form.tell)}
          >
            {t('group.noDeadline')}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
