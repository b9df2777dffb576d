import { pathId } from '@/utils/shop/shop-path-id';
import type { LoadedPage, PageContext } from '../page-options';
import type { HeadDraft } from './head-draft';
import { orderHead } from './private-head';

/** Whether the address of an order, or of its receipt, has a number. */
export const isOrderPath = ({ params }: Pick<PageContext, 'params'>): boolean =>
  pathId(params.id) !== null;

/** An order by its number. */
export function orderPageHead(page: LoadedPage): HeadDraft {
  const id = pathId(page.params.id) ?? 0;
  return orderHead(page, page.t('order.number', { id }), id);
}
