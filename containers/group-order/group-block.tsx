import { useGroup } from '@/hooks/group-order/use-group';
import { useGroupNews } from '@/hooks/group-order/use-group-news';
import type { CartActions } from '@/utils/cart/cart-view';
import { MemberBlock } from './member-block';
import { OwnerBlock } from './owner-block';

/** Said aloud when its words change, politely; not seen. */
function GroupNotice({ children }: Readonly<{ children: string }>) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

export type GroupBlockProps = Readonly<{
  cart: CartActions;
  /** Inside a sheet, which has its own box and heading. */
  bare?: boolean;
  /** Closes the sheet it stands in. */
  onClose?: () => void;
}>;

/** A group's cart in place of one's own: the owner's side or a member's. What happens in it is said aloud. */
export function GroupBlock(props: GroupBlockProps) {
  const group = useGroup(props.cart);
  const news = useGroupNews(group);
  if (!group) return null;
  return (
    // where the button at the head of the page leads
    <div data-group tabIndex={-1}>
      <GroupNotice>{news}</GroupNotice>
      {group.isOwner ? (
        <OwnerBlock {...props} group={group} />
      ) : (
        group.me && <MemberBlock {...props} group={group} me={group.me} />
      )}
    </div>
  );
}
