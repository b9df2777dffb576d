import { siteLanguages } from '@/utils/i18n/site-languages';
import { PIN_TRIES } from '@/utils/constants/kitchen';
import {
  EndedBoards,
  OperatorBoardBody,
  OperatorBoards,
  type OperatorBoardsDto,
} from '@/server/contracts/operator/board';
import { ShopKeyParams } from '@/server/contracts/operator/shop';
import {
  type BoardLink,
  endBoards,
  listBoards,
  makeBoard,
} from '@/server/domain/kitchen/board-links';
import { type Api, routesOf } from '@/server/http/define-route';

function present(
  links: readonly BoardLink[],
  url: string | null,
): OperatorBoardsDto {
  return {
    url,
    boards: links.map((link) => ({
      id: link.id,
      branch_id: link.branchId,
      has_pin: link.hasPin,
      tries_left: PIN_TRIES - link.pinTries,
      created_at: link.createdAt.toISOString(),
      used_at: link.usedAt?.toISOString() ?? null,
    })),
  };
}

/** The links of a shop's boards, for the operator. */
export function operatorBoardRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    '/dashboard/admin/shops/{slug}/board',
    'The boards of a shop that work',
    { params: ShopKeyParams, data: OperatorBoards },
    async (ctx, { params: { slug } }) =>
      present(await listBoards(ctx, slug), null),
  );
  operator.post(
    '/dashboard/admin/shops/{slug}/board',
    'Makes a board; its address is told this once',
    { params: ShopKeyParams, body: OperatorBoardBody, data: OperatorBoards },
    async (ctx, { body, params: { slug } }) => {
      const url = await makeBoard(ctx, slug, {
        branchId: body.branch_id ?? null,
        pin: body.pin ?? null,
        lang: body.lang ?? siteLanguages().first,
      });
      return present(await listBoards(ctx, slug), url);
    },
  );
  operator.delete(
    '/dashboard/admin/shops/{slug}/board',
    'Ends every board of a shop',
    { params: ShopKeyParams, data: EndedBoards },
    async (ctx, { params: { slug } }) => ({
      ended: await endBoards(ctx, slug),
    }),
  );
}
