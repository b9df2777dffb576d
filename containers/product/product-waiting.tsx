import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { ProductGallery } from '@/components/product/product-gallery/product-gallery';
import { ProductParts } from '@/components/product/product-sheet/product-parts';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';

type ProductWaitingProps = Readonly<{
  title: string;
  /** The picture that the menu already has. */
  img: string | null;
  phone: boolean;
  failed: boolean;
  /** Nothing of that name is sold. */
  gone: boolean;
  onClose: () => void;
  onRetry: () => void;
}>;

/** A dish that is on its way, could not be loaded, or is no more. */
export function ProductWaiting(props: ProductWaitingProps) {
  const { title, img, phone, failed, gone, onClose, onRetry } = props;
  const { t } = useTranslation();
  function action(): string {
    if (gone) return t('product.gone.action');
    return t(failed ? 'common.tryAgain' : 'common.loading');
  }
  return (
    <ProductParts
      phone={phone}
      picture={<ProductGallery pictures={img ? [img] : []} name={title} />}
      about={failed ? null : <LinesSkeleton count={2} />}
      options={
        failed ? (
          <EmptyState
            picture={gone ? 'notFound' : 'error'}
            headingLevel={3}
            title={title}
            text={t(gone ? 'product.gone.text' : 'product.failed.text')}
          />
        ) : (
          <>
            <LoadingStatus />
            <LinesSkeleton count={5} />
          </>
        )
      }
      footer={
        <Button
          size="l"
          block
          disabled={!failed}
          onClick={gone ? onClose : onRetry}
        >
          {action()}
        </Button>
      }
    />
  );
}
