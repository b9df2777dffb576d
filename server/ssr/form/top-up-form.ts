import { randomUUID } from 'node:crypto';
import { paymentService } from '@/services/payment/payment-service';
import { moneyText } from '@/utils/money/money-text';
import { isOwnUrl } from '@/utils/shell/own-url';
import { topUpAmounts, topUpPrice, topUpSchema } from '@/utils/wallet/top-up';
import { checkedForm, type PageForm, shownForm } from './page-form';

/**
 * /wallet without script: opens the payment page of a top-up. A page's policy lets no form lead to another site: the
 * address of such a page is given as a link.
 */
export const topUpForm: PageForm = (post) => {
  const { amount = '', other = '' } = post.values;
  const { currency, lang, siteUrl } = post.shell;
  return checkedForm(post, {
    schema: topUpSchema(topUpAmounts(currency.rate), (price) =>
      moneyText(price, currency, lang),
    ),
    kept: ['amount', 'other'],
    work: async () => {
      const price = topUpPrice({ amount, other });
      const { url } = await paymentService.topUp(
        { price, currencyId: currency.id },
        randomUUID(),
      );
      if (isOwnUrl(url, siteUrl)) return { leaveFor: url };
      return {
        ...shownForm(post.form, { amount, other, url }),
        isDone: true,
      };
    },
  });
};
