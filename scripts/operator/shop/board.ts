import type {
  EndedBoardsDto,
  OperatorBoardsDto,
} from '@/server/contracts/operator/board';
import { type Clock, siteClock } from '../clock';
import { type Command, idOf, type Run, textOf, wordOf } from '../command';
import { table } from '../table';
import { shopAt } from './shop-of';

function boardsText(
  { boards, url }: OperatorBoardsDto,
  clock: Clock,
  key: string,
): string {
  const rows = table(
    boards,
    [
      { head: 'BOARD', cell: ({ id }) => id, right: true },
      { head: 'BRANCH', cell: ({ branch_id: id }) => id ?? 'all' },
      {
        head: 'PIN',
        cell: ({ has_pin: has, tries_left: left }) =>
          has ? (left > 0 ? 'yes' : 'used up') : 'no',
      },
      { head: clock.head('MADE'), cell: (row) => clock.at(row.created_at) },
      {
        head: clock.head('LAST OPEN'),
        cell: ({ used_at: at }) => (at ? clock.at(at) : 'never'),
      },
    ],
    'No board.',
  );
  if (!url) return rows;
  return [
    `The kitchen's board, told this once: whoever has it works with the shop's orders.`,
    `  ${url}`,
    `Open it on the kitchen's tablet. End every board of the shop: npm run operator -- shop board ${key} --revoke`,
    rows,
  ].join('\n');
}

async function board(run: Run): Promise<void> {
  const { answer, client, values, words } = run;
  const key = wordOf(words, 0, 'The shop’s number or slug');
  const path = `${shopAt(key)}/board`;
  if (values.revoke) {
    const ended = await client.send<EndedBoardsDto>('DELETE', path, {});
    return answer(ended, () => `${ended.ended} ended.`);
  }
  const clock = await siteClock(run);
  if (values.list) {
    const boards = await client.get<OperatorBoardsDto>(path);
    return answer(boards, () => boardsText(boards, clock, key));
  }
  const branch = textOf(values, 'branch');
  const made = await client.send<OperatorBoardsDto>('POST', path, {
    pin: textOf(values, 'pin'),
    branch_id: branch && idOf(branch, 'The branch'),
    lang: textOf(values, 'lang'),
  });
  return answer(made, () => boardsText(made, clock, key));
}

export const boardCommands: Readonly<Record<string, Command>> = {
  'shop board': {
    usage:
      'shop board <shop> [--pin 1234] [--branch 2] [--lang ru] [--list] [--revoke]',
    summary: 'makes a link to the kitchen’s board, or ends them all',
    details:
      'Whoever has the link works with the orders of the shop (of one branch with --branch), until --revoke. With --pin it asks for 4 to 8 digits first; after five wrong tries it opens no more. --list only says which boards there are. The account that owns the shop needs no link: its menu leads to the board.',
    options: {
      pin: { type: 'string' },
      branch: { type: 'string' },
      lang: { type: 'string' },
      list: { type: 'boolean' },
      revoke: { type: 'boolean' },
    },
    run: board,
  },
};
