import { useTranslation } from 'react-i18next';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { useUploads } from '@/hooks/application/use-uploads';
import { SHOP_GALLERY_MAX } from '@/utils/application/application';
import { storedPath } from '@/utils/application/picture-path';
import { saidOf } from '@/utils/application/problems';
import { PictureField } from '../shared/application-steps';
import { type CardProps, ShopCard } from './shop-card';
import styles from './my-shop.module.css';

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
}: CardProps & Readonly<{ kind: 'cover' | 'logo' }>) {
  return (
    <PictureField
      kind={kind}
      path={editor.draft[kind]}
      links={linksOf(editor)}
      errors={editor.notesOf('pictures').errors}
      read={() => editor.read().draft[kind]}
      onChange={(path, field) =>
        editor.change('pictures', { [kind]: path }, field)
      }
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
  return (
    <UploadTiles
      title={t('myShop.gallery')}
      items={items}
      max={SHOP_GALLERY_MAX}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? saidOf(errors, 'gallery')}
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
