import { type FormikValues, useFormik } from 'formik';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { AnyObjectSchema } from 'yup';
import { usePostedForm } from '@/contexts/posted-form-context';
import { type FormFailure, formFailure } from '@/services/http/form-failure';
import { firstValues } from '@/utils/form/posted-form';
import { brokenWords } from '@/utils/form/form-errors';
import { keepable } from '@/utils/form/keepable';
import { useKeptTyping } from './use-kept-typing';
import { useFocusOnProblem } from './use-focus-on-problem';

interface ServerFormOptions<V extends FormikValues> {
  /** Names the form in what is posted without script. */
  readonly name: string;
  readonly initialValues: V;
  /** Its messages are keys of the texts. */
  readonly schema: AnyObjectSchema;
  /** What to say when no answer came; by default that nothing was sent. */
  readonly offline?: string;
  /** Sends it. What it throws is told; what comes after it (another page) counts as busy. */
  readonly submit: (values: V) => Promise<void>;
}

const NO_FAILURE = { message: '', code: '' };

/**
 * A form whose rules are checked here and again by the server: errors stand at their fields in the person's language,
 * the first of them takes the focus, nothing that was typed is lost, and while it is on its way it is not sent again.
 * Goes with `<Form>`, which posts the same fields without script (spec.md §5).
 */
export function useServerForm<V extends FormikValues>({
  initialValues,
  name,
  offline,
  schema,
  submit,
}: ServerFormOptions<V>) {
  const { t } = useTranslation('form');
  const anyPosted = usePostedForm();
  const posted = anyPosted?.form === name ? anyPosted : null;
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [told, setTold] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const [failure, setFailure] = useState<Omit<FormFailure, 'fields'>>({
    message: posted?.message ?? '',
    code: posted?.code ?? '',
  });
  const form = useFormik<V>({
    initialValues: firstValues(initialValues, posted),
    initialErrors: (posted?.errors ?? {}) as object,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values): Promise<object> => brokenWords(schema, values, t),
    onSubmit: async (values) => {
      try {
        await submit(values);
      } catch (error) {
        tell(error);
      }
    },
  });

  function tell(error: unknown): void {
    const { code, fields, message } = formFailure(error, {
      offline: offline ?? t('error.offline'),
      fault: t('error.fault'),
    });
    form.setErrors(fields as object);
    setFailure({ message, code });
  }

  /** Values change together; what was wrong with them is forgotten. */
  function change(next: Partial<V>): void {
    // One by one: Formik's setValues knows the values of the last render only, and undoes another change of that moment.
    for (const [field, value] of Object.entries(next)) {
      form.setFieldError(field, undefined);
      void form.setFieldValue(field, value, false);
    }
  }

  async function send(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(NO_FAILURE);
    await form.submitForm().finally(() => (isBusy.current = false));
  }

  useKeptTyping(name, keepable(form.values, form.dirty), (kept) => {
    change(kept);
    setRestored(true);
  });
  const { isSubmitting, submitCount } = form;
  useFocusOnProblem(element, { isSubmitting, times: submitCount + told });
  const errors = form.errors as Readonly<Record<string, string | undefined>>;
  return {
    values: form.values,
    errors,
    failure,
    /** It was posted without script and worked. */
    isDone: posted?.isDone ?? false,
    isBusy: form.isSubmitting,
    /** What was typed here before was brought back. */
    isRestored,
    change,
    /** Words at their fields; the first of them takes the focus. */
    setErrors: (next: Readonly<Record<string, string>>) => {
      form.setErrors(next as object);
      setTold((times) => times + 1);
    },
    /** Says what went wrong with another call about this form. */
    tell,
    /** Empties it, or begins anew with what was saved, and forgets what was wrong. */
    reset: (saved?: V) => {
      form.resetForm(saved && { values: saved });
      setFailure(NO_FAILURE);
      setRestored(false);
    },
    /** Checks and sends it; nothing while it is on its way. */
    send,
    formProps: {
      name,
      ref: element,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      },
    },
    /** Of a text field: value, listeners and what is wrong. */
    field: (field: keyof V & string) => ({
      ...form.getFieldProps(field),
      // what is wrong with it is being mended
      onChange: (event: ChangeEvent<unknown>) => {
        form.setFieldError(field, undefined);
        form.handleChange(event);
      },
      error: errors[field],
    }),
    box: (field: keyof V & string) => ({
      name: field,
      checked: Boolean(form.values[field]),
      onChange: form.handleChange,
    }),
  };
}
