import { object, string } from 'yup';
import { MEMBER_NAME_MAX_LENGTH } from '@/utils/constants/limits';

/** What the others see of somebody who joins; messages are keys of the texts. */
export const invitationSchema = object({
  name: string()
    .trim()
    .required('group.join.nameRequired')
    .max(MEMBER_NAME_MAX_LENGTH, 'form.tooLong'),
});
