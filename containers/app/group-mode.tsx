import { useGroupMode } from '@/hooks/group-order/use-group-mode';
import type { Mode } from '@/utils/checkout/mode';

type GroupModeProps = Readonly<{ cartId: number; mode: Mode | null }>;

/** Beside every page of who leads a group; shows nothing. */
export function GroupMode({ cartId, mode }: GroupModeProps): null {
  useGroupMode(cartId, mode);
  return null;
}
