import { useState } from 'react';
import { BoardContainer } from '@/containers/kitchen/board-container';
import {
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { renderApp } from '@/tests/support/render-app';
import type { BoardWay } from '@/utils/kitchen/board-way';

/** A link's token to the board of a shop, as the operator makes it. */
export async function boardOf(
  api: ApiHarness,
  shopId: number,
  body: object = {},
): Promise<string> {
  const made = await api.post(`/dashboard/admin/shops/${shopId}/board`, body, {
    token: TEST_OPERATOR_TOKEN,
  });
  return String(made.body.data.url).replace(/^.*\//, '');
}

/** The page of a board's link, without what stands around it. */
export function Board({ token }: Readonly<{ token: string }>) {
  const [way] = useState<BoardWay>({ kind: 'link', token });
  return <BoardContainer way={way} />;
}

/** A browser with the board of that link, and its network. */
export async function openBoard(api: ApiHarness, token: string) {
  const network = connectNetwork(api);
  const { unmount, user } = await renderApp(<Board token={token} />, {
    api,
    path: `/board/${token}`,
  });
  return { network, unmount, user };
}
