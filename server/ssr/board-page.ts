import type { FoundState } from '@/services/http/found-state';
import type { GetServerSideProps } from 'next';
import {
  type BoardAnswer,
  boardQueries,
} from '@/services/kitchen/board-queries';
import type { BoardWay } from '@/utils/kitchen/board-way';
import { privateDraft } from './head/private-draft';
import type { LoadedPage } from './page-options';
import { optional, own } from './prefetch';
import { withPage } from './with-page';

const NOT_FOUND = 404;
const LINK = /^[\w-]{22,128}$/;

/** Without the token that stands in its address. */
const boardHead = (page: Pick<LoadedPage, 't'>) =>
  privateDraft(page, page.t('account.board'), '/board');

/** What a board shows beside the namespace `kitchen`, which is one of its answers. */
const BOARD_NAMESPACES = ['account-menu', 'checkout', 'date', 'dish'] as const;

/** Answers at an address that is a right: nobody lists it, keeps it or passes it on. A link that opens nothing is a 404. */
function closed(page: GetServerSideProps): GetServerSideProps {
  return async (context) => {
    const result = await page(context);
    const { res } = context;
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Referrer-Policy', 'same-origin');
    const { dehydratedState } = (
      'props' in result ? await result.props : {}
    ) as {
      dehydratedState?: FoundState;
    };
    const isDead = dehydratedState?.queries.some(
      ({ state }) => (state.data as BoardAnswer | undefined)?.kind === 'dead',
    );
    if (isDead) res.statusCode = NOT_FOUND;
    return result;
  };
}

/** /board/{token}: the orders of a link's shop, in the first HTML already; those behind a PIN come with its key. */
export const boardPage = closed(
  withPage({
    namespaces: BOARD_NAMESPACES,
    accepts: ({ params }) => LINK.test(String(params.token)),
    prefetch: ({ params, shell: { lang } }) => {
      const way: BoardWay = { kind: 'link', token: String(params.token) };
      return [
        optional(boardQueries.words(lang)),
        optional(boardQueries.board(way, lang)),
      ];
    },
    head: boardHead,
  }),
);

/** /board: the board of the account that owns a shop. */
export const ownBoardsPage = closed(
  withPage({
    namespaces: BOARD_NAMESPACES,
    prefetch: ({ shell }) => [
      optional(boardQueries.words(shell.lang)),
      ...own(shell, ({ lang, userId }) => boardQueries.own(userId, lang)),
    ],
    head: boardHead,
  }),
);
