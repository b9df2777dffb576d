import { rows } from './rows';

const keyedBy = (file: string) => ({
  keyed: `tests/integration/api/kitchen/${file}`,
});

/** By the token of a kitchen's link; of an owner's board by whose the shop is. */
export const KITCHEN_CALLS = {
  ...rows(
    `GET /rest/kitchen/tickets/{token}
    POST /rest/kitchen/tickets/{token}/acts`,
    keyedBy('ticket-links.test.ts'),
  ),
  ...rows(
    `GET /rest/kitchen/rings/{token}
    POST /rest/kitchen/rings/{token}`,
    keyedBy('ring.test.ts'),
  ),
  ...rows('GET /dashboard/user/boards', 'own'),
  ...['/rest/kitchen/boards/{token}', '/dashboard/user/boards/{shop_id}']
    .map((board) =>
      rows(
        `GET ${board}
        GET ${board}/events
        GET ${board}/stocks
        POST ${board}/orders/{id}/acts
        POST ${board}/pause
        POST ${board}/presence
        POST ${board}/push
        DELETE ${board}/push
        POST ${board}/push/heard
        POST ${board}/push/ring
        POST ${board}/push/state
        POST ${board}/stocks/{id}`,
        keyedBy('board.test.ts'),
      ),
    )
    .reduce((all, some) => ({ ...all, ...some })),
  ...rows('POST /rest/kitchen/boards/{token}/pin', keyedBy('board.test.ts')),
};
