import { subscriptionService } from '@/services/address/subscription-service';
import { FORMS } from '@/utils/constants/forms';
import { emailSchema } from '@/utils/form/auth-schemas';
import { checkedForm, type PageForm, shownForm } from './page-form';

/** An e-mail left, without script, for the day when the chosen address is delivered to (spec.md §8). */
export const notifyForm: PageForm = (post) => {
  const email = (post.values.email ?? '').trim();
  const { address } = post.shell;
  return checkedForm(post, {
    schema: emailSchema,
    kept: ['email'],
    work: async () => {
      await subscriptionService.subscribe({
        email,
        ...(address && {
          address: address.title,
          location: {
            latitude: address.latitude,
            longitude: address.longitude,
          },
        }),
      });
      return { ...shownForm(FORMS.notify, { email }), isDone: true };
    },
  });
};
