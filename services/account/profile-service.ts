import type {
  PasswordBodyDto,
  ProfileBodyDto,
} from '@/server/contracts/account/profile';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import type { UserDto } from '@/server/contracts/account/user';
import type { UploadDto } from '@/server/contracts/order/after-sale';
import { api } from '@/services/http/client';
import { PERSON_PICTURES } from '@/utils/constants/account';

const PROFILE = '/dashboard/user/profile';

/** An e-mail or a phone. */
export interface ContactValue {
  readonly kind: 'email' | 'phone';
  readonly value: string;
}

/** Changes of the signed-in customer (spec.md §7 "User"); each answers the whole user. */
export const profileService = {
  update: (body: ProfileBodyDto) => api.put<UserDto>(`${PROFILE}/update`, body),
  /** Keeps a picture; its path is what `img` takes. */
  uploadPicture: async (image: Blob): Promise<string> => {
    const form = new FormData();
    form.set('image', image, 'picture');
    form.set('type', PERSON_PICTURES);
    return (await api.post<UploadDto>('/dashboard/galleries', form)).title;
  },
  /** Sends a code to what is to be the new one; `resend` wants another. */
  askContact: ({ kind, value }: ContactValue, resend = false) =>
    api.post<CodeSentDto>(`${PROFILE}/contact`, { [kind]: value, resend }),
  confirmContact: ({ kind, value }: ContactValue, verifyCode: string) =>
    api.post<UserDto>(`${PROFILE}/contact/confirm`, {
      [kind]: value,
      verifyCode,
    }),
  removeContact: (kind: ContactValue['kind']) =>
    api.delete<UserDto>(`${PROFILE}/contact/${kind}`),
  /** For an account without a password. */
  sendPasswordCode: () => api.post<unknown>(`${PROFILE}/password/code`),
  changePassword: (body: PasswordBodyDto) =>
    api.post<UserDto>(`${PROFILE}/password/update`, body),
};
