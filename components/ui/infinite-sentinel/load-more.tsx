import { Button } from '@/components/ui/button/button';
import { InfiniteSentinel } from './infinite-sentinel';

type LoadMoreProps = Readonly<{
  list: Readonly<{
    hasMore: boolean;
    isLoadingMore: boolean;
    loadMore: () => void;
  }>;
  label: string;
}>;

/** The end of a paged list: goes on by itself when it is reached, and by a button. */
export function LoadMore({ label, list }: LoadMoreProps) {
  const { hasMore, isLoadingMore, loadMore } = list;
  return (
    <InfiniteSentinel active={hasMore && !isLoadingMore} onReach={loadMore}>
      {hasMore && (
        <Button variant="line" loading={isLoadingMore} onClick={loadMore}>
          {label}
        </Button>
      )}
    </InfiniteSentinel>
  );
}
