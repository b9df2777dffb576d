import dynamic from 'next/dynamic';
import { useState } from 'react';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import type { GroupBlockProps } from '@/containers/group-order/group-block';
import { useShell } from '@/contexts/shell-context';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';

const LaterGroup = lazyBlock(
  withTexts(
    ['account', 'cart', 'date', 'dish', 'group', 'shop', 'sums'],
    () => import('@/containers/group-order/group-block'),
  ),
  'GroupBlock',
  () => <LinesSkeleton pictures count={4} />,
);
// only where the page begins with a group's cart; what does not load is asked for again
const FirstGroup = dynamic(() =>
  withTexts(
    ['account', 'cart', 'date', 'dish', 'group', 'shop', 'sums'],
    () => import('@/containers/group-order/group-block'),
  )().then(
    (module) => module.GroupBlock,
    () => LaterGroup,
  ),
);

/** A group's cart: in the server's HTML when the page begins with it; only who is in a group loads what it takes. */
export function GroupCart(props: GroupBlockProps) {
  const wasRead = Boolean(useShell().cart?.cart?.group_order);
  const [isFirst] = useState(wasRead);
  return isFirst ? <FirstGroup {...props} /> : <LaterGroup {...props} />;
}
