import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { EmptyState } from '@/components/empty-state/empty-state';
import { Picture } from '@/components/picture/picture';
import { ProductSheet } from '@/components/product-sheet/product-sheet';
import { LinesSkeleton } from '@/components/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/skeletons/loading-status';
import { MuiRoot } from '@/contexts/mui-root';
import { usePhoneSized } from '@/hooks/use-phone-sized';
import { useProduct } from '@/hooks/use-product';
import type { LocalCartLine } from '@/utils/cart-line';
import { ProductOpen } from './product-open';

type ProductDialogProps = Readonly<{
  /** Null closes what is open. */
  uuid: string | null;
  /** The picture that the menu already has, while the dish loads. */
  preview: Readonly<{ title: string; img: string | null }> | null;
  onClose: () => void;
  onAdd: (line: LocalCartLine) => void;
}>;

type BodyProps = ProductDialogProps &
  Readonly<{ uuid: string; open: boolean; phone: boolean }>;

function ProductBody({
  uuid,
  open,
  phone,
  preview,
  onClose,
  onAdd,
}: BodyProps) {
  const { t } = useTranslation();
  const { failed, gone, product, retry } = useProduct(uuid);
  if (product)
    return (
      <ProductOpen
        product={product}
        open={open}
        phone={phone}
        onClose={onClose}
        onAdd={onAdd}
      />
    );
  const title = failed
    ? t(gone ? 'product.gone.title' : 'product.failed.title')
    : (preview?.title ?? t('common.loading'));
  return (
    <ProductSheet
      open={open}
      onClose={onClose}
      phone={phone}
      title={title}
      picture={
        preview?.img && (
          <Picture src={preview.img} width={480} height={360} priority />
        )
      }
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
          onClick={gone ? onClose : retry}
        >
          {t(
            gone
              ? 'product.gone.action'
              : failed
                ? 'common.tryAgain'
                : 'common.loading',
          )}
        </Button>
      }
    />
  );
}

/** The dish that the address opens; the last one stays in the box while it closes. */
export function ProductDialog(props: ProductDialogProps) {
  const { uuid } = props;
  const phone = usePhoneSized();
  const [shown, setShown] = useState({ uuid, open: uuid !== null, times: 0 });
  const isOpen = uuid !== null;
  const isOther = isOpen && uuid !== shown.uuid;
  if (isOther || isOpen !== shown.open)
    setShown({
      uuid: uuid ?? shown.uuid,
      open: isOpen,
      times: shown.times + (isOpen ? 1 : 0),
    });
  if (!shown.uuid) return null;
  return (
    <MuiRoot>
      <ProductBody
        {...props}
        key={shown.times}
        uuid={shown.uuid}
        open={isOpen}
        phone={phone}
      />
    </MuiRoot>
  );
}
