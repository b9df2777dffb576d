import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { usePostedForm } from '@/contexts/posted-form-context';
import type { PostedForm } from '@/utils/form/posted-form';
import styles from './undo-notice.module.css';

type UndoNoticeProps = Readonly<{
  /** The forms of a row's buttons. */
  forms: readonly string[];
  /** The form that brings a deleted row back; it posts what came of the deletion. */
  restore: string;
  /** Says what was deleted. */
  words: (values: PostedForm['values']) => string;
}>;

/** Without script: what came of a row's button; for a deleted row with the way back. */
export function UndoNotice({ forms, restore, words }: UndoNoticeProps) {
  const { t } = useTranslation('account-menu');
  const posted = usePostedForm();
  if (!posted || !forms.includes(posted.form)) return null;
  const { isDone, message, values } = posted;
  if (!isDone) return message ? <FormAlert>{message}</FormAlert> : null;
  return (
    <Form
      name={restore}
      hidden={values}
      className={styles.deleted}
      onSubmit={() => undefined}
    >
      <p role="status">{words(values)}</p>
      <Button type="submit" size="s" variant="secondary">
        {t('cart.undo')}
      </Button>
    </Form>
  );
}
