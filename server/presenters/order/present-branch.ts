import type { OrderDto } from '@/server/contracts/order/order';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { pickText } from '@/server/presenters/i18n/present-translation';

/** Where a pickup is fetched, in one language; null: at the shop itself, or it is brought. */
export function presentOrderBranch(
  branch: OrderView['order']['branch'],
  lang: string,
): OrderDto['branch'] {
  if (!branch) return null;
  const { id, latitude, longitude, phone, translations } = branch;
  return {
    id,
    title: pickText(translations, lang, 'title') ?? '',
    address: pickText(translations, lang, 'description'),
    phone,
    location: { latitude, longitude },
  };
}
