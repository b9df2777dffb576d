import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import type { CartView } from '@/utils/cart/cart-view';

type CartRestProps = Readonly<{
  status: CartView['status'];
  headingLevel: 2 | 3;
  /** Of the empty one: `l` where it begins a page. */
  size?: 'm' | 'l';
  onRetry: () => void;
  /** Where to go from an empty cart. */
  emptyAction?: ReactNode;
}>;

/** A cart without lines: it is loading, which is not empty, it could not be loaded, or it is empty. */
export function CartRest(props: CartRestProps) {
  const { emptyAction, headingLevel, onRetry, size = 'm', status } = props;
  const { t } = useTranslation('cart');
  if (status === 'loading') return <LoadingLines pictures count={2} />;
  if (status === 'failed')
    return (
      <EmptyState
        picture="error"
        headingLevel={headingLevel}
        title={t('cart.loadFailed.title')}
        text={t('cart.loadFailed.text')}
        action={<RetryButton onClick={onRetry} />}
      />
    );
  return (
    <EmptyState
      size={size}
      headingLevel={headingLevel}
      title={t('cart.empty.title')}
      text={t('cart.empty.text')}
      action={emptyAction}
    />
  );
}
