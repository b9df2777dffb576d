import { toMinor } from '@/utils/money/money';
import type { OrderLineView } from '@/utils/order/order-view';
import type { GroupView } from './group-view';

/** What one member ordered, and pays in all; null: not shared out yet. */
export interface MemberPartView {
  readonly key: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly lines: readonly OrderLineView[];
  readonly total: number | null;
}

/**
 * The lines of a group by member. Their shares are told only when they add up to what is asked for all of it: those of
 * an earlier quote are not.
 */
export function membersParts(
  { members }: Pick<GroupView, 'members'>,
  lines: readonly OrderLineView[],
  total: number | null,
): MemberPartView[] {
  const shared = members.reduce(
    (sum, { share }) => sum + toMinor(share?.total ?? 0),
    0,
  );
  const isShared = total !== null && shared === toMinor(total);
  return members.map(({ id, isMe, lines: own, name, share }) => {
    const ids = new Set(own.map((line) => line.id));
    return {
      key: String(id),
      name,
      isMe,
      lines: lines.filter((line) => ids.has(line.id)),
      total: isShared ? (share?.total ?? 0) : null,
    };
  });
}
