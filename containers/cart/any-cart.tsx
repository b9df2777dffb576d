import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { CartBlock, type CartBlockProps } from './cart-block';

const GroupBlock = lazyBlock(
  () => import('@/containers/group-order/group-block'),
  'GroupBlock',
  () => <LinesSkeleton pictures count={4} />,
);

type AnyCartProps = CartBlockProps &
  Readonly<{
    /** Closes the sheet it stands in. */
    onClose?: () => void;
  }>;

/** One's own cart, or the group's in its place; only who is in a group loads what that takes. */
export function AnyCart({ onClose, ...props }: AnyCartProps) {
  const { bare, cart } = props;
  return cart.confirmed?.group_order ? (
    <GroupBlock
      cart={cart}
      {...(bare && { bare })}
      {...(onClose && { onClose })}
    />
  ) : (
    <CartBlock {...props} />
  );
}
