import { ASKED_FIELD } from '@/utils/application/application';
import {
  type FormOutcome,
  type FormPost,
  shownForm,
} from '@/server/ssr/form/page-form';

/** Whether a refused application is to go out as it is: the step again, and the next press sends it; null once asked. */
export function askUnchanged({ form, values }: FormPost): FormOutcome | null {
  return values[ASKED_FIELD]
    ? null
    : shownForm(form, { ...values, [ASKED_FIELD]: '1' });
}
