import { object, string } from 'yup';

/** A time of the day, HH:mm; messages are keys of the texts. */
export const timeSchema = object({
  closes_at: string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'form.required'),
});
