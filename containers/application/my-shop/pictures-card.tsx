import { useTranslation } from 'react-i18next';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { useUploads } from '@/hooks/application/use-uploads';
import { SHOP_GALLERY_MAX } from '@/utils/application/limits';
import { storedPath } from '@/utils/application/picture-path';
import { type CardProps, ShopCard } from './shop-card';
import styles from './my-shop.module.css';

const ONE = {
  logo: { type: 'shops/logo', field: 'logo_img', shape: 'square' },
  cover: { type: 'shops/background', field: 'background_img', shape: 'wide' },
} as const;

/** Where those that the shop has already are shown from. */
function linksOf({ shop }: CardProps['editor']): Record<string, string> {
  const shown = [shop.logo_img, shop.background_img, ...shop.gallery];
  return Object.fromEntries(
    shown.flatMap((address) =>
      address ? [[storedPath(address), address]] : [],
    ),
  );
}

function OnePicture({
  editor,
  kind,
}: CardProps & Readonly<{ kind: keyof typeof ONE }>) {
  const { t } = useTranslation();
  const { field, shape, type } = ONE[kind];
  const path = editor.draft[kind];
  const { add, error, items, remove, retry } = useUploads({
    type,
    max: 1,
    paths: path ? [path] : [],
    links: linksOf(editor),
    onChange: (next) => {
      const before = editor.read().draft[kind];
      const [after = ''] = next(before ? [before] : []).slice(-1);
      editor.change('pictures', { [kind]: after }, field);
    },
  });
  return (
    <UploadTiles
      title={t(`seller.${kind}`)}
      items={items}
      max={1}
      shape={shape}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? editor.notesOf('pictures').errors[field]}
    />
  );
}

function Gallery({ editor }: CardProps) {
  const { t } = useTranslation();
  const { errors } = editor.notesOf('pictures');
  const { add, error, items, remove, retry } = useUploads({
    type: 'shops/gallery',
    max: SHOP_GALLERY_MAX,
    paths: editor.draft.gallery,
    links: linksOf(editor),
    onChange: (next) =>
      editor.change(
        'pictures',
        { gallery: next(editor.read().draft.gallery) },
        'gallery',
      ),
  });
  const wrong = Object.keys(errors).find((each) => each.startsWith('gallery'));
  return (
    <UploadTiles
      title={t('myShop.gallery')}
      items={items}
      max={SHOP_GALLERY_MAX}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? (wrong && errors[wrong])}
    />
  );
}

/** Logo, cover and the pictures of its page. */
export function PicturesCard({ editor }: CardProps) {
  const { t } = useTranslation();
  return (
    <ShopCard editor={editor} section="pictures" title={t('refund.pictures')}>
      <div className={styles.pictures}>
        <OnePicture editor={editor} kind="logo" />
        <OnePicture editor={editor} kind="cover" />
        <Gallery editor={editor} />
      </div>
    </ShopCard>
  );
}
