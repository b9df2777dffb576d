import { useTranslation } from '@/utils/i18n/use-translation';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { useUploads } from '@/hooks/application/use-uploads';
import { SHOP_GALLERY_MAX } from '@/utils/application/application';
import { storedPath } from '@/utils/application/picture-path';
import { saidOf } from '@/utils/application/problems';
import { PictureField } from '@/containers/application/shared/application-steps';
import { RetryButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShopHistory } from '@/hooks/application/use-my-shop';
import { useMoment } from '@/hooks/i18n/use-moment';
import { useBrand } from '@/hooks/shell/use-brand';
import { type CardProps, ChangeLines, SectionCard } from './section-card';
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
  const { t } = useTranslation('my-shop');
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
  const { t } = useTranslation('form');
  return (
    <SectionCard
      editor={editor}
      section="pictures"
      title={t('refund.pictures')}
    >
      <div className={styles.pictures}>
        <OnePicture editor={editor} kind="logo" />
        <OnePicture editor={editor} kind="cover" />
        <Gallery editor={editor} />
      </div>
    </SectionCard>
  );
}

/** Who changed what of the shop, newest first. */
export function HistoryCard({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation(['account', 'my-shop']);
  const moment = useMoment();
  const { name: house } = useBrand();
  const { edits, isFailed, retry } = useShopHistory(id);
  return (
    <Panel id="history" title={t('myShop.history')}>
      {isFailed && (
        <NoticeBox title={t('account.failed')}>
          <RetryButton variant="secondary" size="s" onClick={retry} />
        </NoticeBox>
      )}
      {!edits && !isFailed && <LoadingLines count={3} />}
      {edits?.length === 0 && (
        <p className={styles.soft}>{t('myShop.history.none')}</p>
      )}
      <ol className={styles.history}>
        {edits?.map(({ at, by, changes, id: edit, name }) => (
          <li key={edit}>
            <p className={styles.soft}>
              <bdi>
                {by === 'operator' ? house : (name ?? t('myShop.owner'))}
              </bdi>
              {' · '}
              <time dateTime={at}>{moment(at)}</time>
            </p>
            <ChangeLines changes={changes} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
