import { object, string } from 'yup';
import { doorTypedMost, eachDoorText } from '@/utils/address/door';
import { ADDRESS_MAX_LENGTH, NAME_MAX_LENGTH } from '@/utils/constants/limits';

/** What is typed about a door. */
export const doorRules = eachDoorText((text) =>
  string().trim().max(doorTypedMost(text), 'form.tooLong'),
);

/** What is typed about a place that the map gives; messages are keys of locales/<lng>/translation.json. */
export const addressDetailsSchema = object({
  title: string().trim().max(NAME_MAX_LENGTH, 'form.tooLong'),
  ...doorRules,
});

/** The same with the place as text, as it is posted without script. */
export const addressSchema = addressDetailsSchema.shape({
  address: string()
    .trim()
    .required('form.required')
    .max(ADDRESS_MAX_LENGTH, 'form.tooLong'),
});
