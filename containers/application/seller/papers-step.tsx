import { useTranslation } from 'react-i18next';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { Panel } from '@/components/ui/panel/panel';
import { useUploads } from '@/hooks/application/use-uploads';
import { DOCUMENTS_MAX } from '@/utils/application/limits';
import { storedPath } from '@/utils/application/picture-path';
import type { SellerDraft } from '@/utils/application/seller-draft';
import type { StepProps } from './step-props';
import styles from './seller.module.css';

const PICTURES = {
  logo: { type: 'shops/logo', field: 'logo_img', shape: 'square' },
  cover: { type: 'shops/background', field: 'background_img', shape: 'wide' },
} as const;

type PictureProps = StepProps & Readonly<{ kind: keyof typeof PICTURES }>;

/** What uploading changes is saved at once: a picture that nothing refers to goes after a day. */
function keepNow(
  { form }: Pick<StepProps, 'form'>,
  next: Partial<SellerDraft>,
  field: string,
): void {
  form.change(next, field);
  void form.save();
}

function OnePicture({ form, kind }: PictureProps) {
  const { t } = useTranslation();
  const { field, shape, type } = PICTURES[kind];
  const path = form.draft[kind];
  const { add, error, items, remove, retry } = useUploads({
    type,
    max: 1,
    paths: path ? [path] : [],
    onChange: (next) => {
      const before = form.read()[kind];
      keepNow(
        { form },
        { [kind]: next(before ? [before] : []).at(-1) ?? '' },
        field,
      );
    },
  });
  return (
    <UploadTiles
      title={t(`seller.${kind}`)}
      name={kind}
      items={items}
      max={1}
      shape={shape}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? form.errors[field]}
    />
  );
}

function Documents({ application, form }: StepProps) {
  const { t } = useTranslation();
  const { draft, errors } = form;
  const links = Object.fromEntries(
    (application?.documents ?? []).map(({ path, url }) => [
      storedPath(path),
      url,
    ]),
  );
  const { add, error, items, remove, retry } = useUploads({
    type: 'documents',
    max: DOCUMENTS_MAX,
    paths: draft.documents,
    links,
    onChange: (next) =>
      keepNow(
        { form },
        { documents: next(form.read().documents) },
        'documents',
      ),
  });
  const wrong = Object.keys(errors).find((field) =>
    field.startsWith('documents'),
  );
  return (
    <UploadTiles
      title={t('seller.documents')}
      hint={t('seller.documents.hint')}
      name="documents"
      items={items}
      max={DOCUMENTS_MAX}
      shape="sheet"
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? (wrong && errors[wrong])}
    />
  );
}

/** Step 4: logo and cover, which customers see, and documents, which only the applicant and the house do. */
export function PapersStep(props: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('refund.pictures')}>
        <div className={styles.pictures}>
          <OnePicture {...props} kind="logo" />
          <OnePicture {...props} kind="cover" />
        </div>
      </Panel>
      <Panel title={t('seller.papers.private')}>
        <Documents {...props} />
      </Panel>
    </>
  );
}
