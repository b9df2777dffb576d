import type { Mode } from '@/utils/checkout/mode';
import type { GroupView } from './group-view';

/** Something that happened in a group, for those who do not see it happen. */
export interface GroupNews {
  readonly kind: Mode | 'choosing' | 'done' | 'joined' | 'left' | 'locked';
  /** Whose; empty for the group's own. */
  readonly name: string;
}

/** What is new between two looks at the same group, about the others; nothing between two different ones. */
export function groupNews(
  before: GroupView | null,
  now: GroupView | null,
): readonly GroupNews[] {
  if (!before || !now || before.cartId !== now.cartId) return [];
  const known = new Map(before.members.map((member) => [member.id, member]));
  const here = new Set(now.members.map(({ id }) => id));
  const others = now.members.filter(({ isMe }) => !isMe);
  const arrived = others.flatMap(({ id, isChoosing, name }): GroupNews[] => {
    const was = known.get(id);
    if (!was) return [{ kind: 'joined', name }];
    if (was.isChoosing === isChoosing) return [];
    return [{ kind: isChoosing ? 'choosing' : 'done', name }];
  });
  const gone = before.members
    .filter(({ id, isMe }) => !isMe && !here.has(id))
    .map(({ name }): GroupNews => ({ kind: 'left', name }));
  const locked: GroupNews[] =
    now.isLocked && !before.isLocked ? [{ kind: 'locked', name: '' }] : [];
  const { isOwner, mode } = now;
  const isOtherMode = mode !== null && mode !== before.mode && !isOwner;
  const had: GroupNews[] = isOtherMode ? [{ kind: mode, name: '' }] : [];
  return [...arrived, ...gone, ...locked, ...had];
}
