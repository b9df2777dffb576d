import { randomUUID } from 'node:crypto';
import { object, string } from 'yup';
import { paymentService } from '@/services/payment/payment-service';
import { isOwnUrl } from '@/utils/shell/own-url';
import { routes } from '@/utils/shell/routes';
import { pathId } from '@/utils/shop/shop-path-id';
import { checkedForm, type PageForm } from './page-form';

const schema = object({
  payment_sys_id: string().matches(/^\d{1,9}$/, 'checkout.pay.required'),
});

/**
 * /orders/{id} without script: pays it. A page's policy lets no form lead to another site, so that a provider's page
 * elsewhere is a link of the order's page.
 */
export const payForm: PageForm = (post) => {
  const { query, shell, values } = post;
  const id = pathId(query.id) ?? 0;
  return checkedForm(post, {
    schema,
    kept: ['payment_sys_id'],
    work: async () => {
      const paymentId = Number(values.payment_sys_id);
      const { url } = await paymentService.payOrder(
        id,
        paymentId,
        randomUUID(),
      );
      if (url !== null && isOwnUrl(url, shell.siteUrl))
        return { leaveFor: url };
      return { goTo: routes.order(id) };
    },
  });
};
