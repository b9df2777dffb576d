import { groupOrderService } from '@/services/group-order/group-order-service';
import { invitationSchema } from '@/utils/group-order/invitation-schema';
import { routes } from '@/utils/shell/routes';
import { checkedForm, type PageForm } from './page-form';

/** /g/{code} without script: joins the group and leads to the menu of its shop. */
export const joinForm: PageForm = (post) => {
  const { keepPart, query, shell, values } = post;
  const code = String(query.code);
  return checkedForm(post, {
    schema: invitationSchema,
    kept: ['name'],
    work: async () => {
      const { shop } = await groupOrderService.invitation(
        code,
        shell.currency.id,
      );
      const name = (values.name ?? '').trim();
      keepPart(await groupOrderService.join({ code, name }));
      return { goTo: routes.shop(shop) };
    },
  });
};
