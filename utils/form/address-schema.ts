import { object, string } from 'yup';
import {
  ADDRESS_MAX_LENGTH,
  COURIER_NOTE_MAX_LENGTH,
  DOOR_PART_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@/utils/constants/limits';

const part = string().trim().max(DOOR_PART_MAX_LENGTH, 'form.tooLong');

/** What is typed about a place that the map gives; messages are keys of locales/<lng>/translation.json. */
export const addressDetailsSchema = object({
  title: string().trim().max(NAME_MAX_LENGTH, 'form.tooLong'),
  house: part,
  entrance: part,
  floor: part,
  office: part,
  comment: string().trim().max(COURIER_NOTE_MAX_LENGTH, 'form.tooLong'),
});

/** The same with the place as text, as it is posted without script. */
export const addressSchema = addressDetailsSchema.shape({
  address: string()
    .trim()
    .required('form.required')
    .max(ADDRESS_MAX_LENGTH, 'form.tooLong'),
});
