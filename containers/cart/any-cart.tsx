import { CartBlock, type CartBlockProps } from './cart-block';
import { GroupCart } from './group-cart';

type AnyCartProps = CartBlockProps &
  Readonly<{
    /** Closes the sheet it stands in. */
    onClose?: () => void;
  }>;

/** One's own cart, or the group's in its place. */
export function AnyCart({ onClose, ...props }: AnyCartProps) {
  const { bare, cart } = props;
  return cart.confirmed?.group_order ? (
    <GroupCart
      cart={cart}
      {...(bare && { bare })}
      {...(onClose && { onClose })}
    />
  ) : (
    <CartBlock {...props} />
  );
}
