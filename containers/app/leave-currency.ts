import { keepTyping } from '@/utils/account/kept-typing';
import { forgetChoice, rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

/**
 * Leaves a currency that was switched off while the page is open: the page comes anew in the house's, what is typed stays.
 * Without a chosen currency, nothing.
 */
export function leaveCurrency(): void {
  if (!rememberedChoice(COOKIES.currency)) return;
  keepTyping();
  forgetChoice(COOKIES.currency);
  window.location.reload();
}
