import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = {
  access: 'operator',
  tag: 'Operator',
  path: '/dashboard/admin/shops/{slug}/board',
  params: ShopKeyParams,
} as const;

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
export function operatorBoardRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      summary: 'The boards of a shop that work',
      data: OperatorBoards,
    },
    async (ctx, { params: { slug } }) =>
      present(await listBoards(ctx, slug), null),
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      summary: 'Makes a board; its address is told this once',
      body: OperatorBoardBody,
      data: OperatorBoards,
    },
    async (ctx, { body, params: { slug } }) => {
      const url = await makeBoard(ctx, slug, {
        branchId: body.branch_id ?? null,
        pin: body.pin ?? null,
        lang: body.lang ?? siteLanguages().first,
      });
      return present(await listBoards(ctx, slug), url);
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      summary: 'Ends every board of a shop',
      data: EndedBoards,
    },
    async (ctx, { params: { slug } }) => ({
      ended: await endBoards(ctx, slug),
    }),
  );
}
