import { useTranslation } from 'react-i18next';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { Panel } from '@/components/ui/panel/panel';
import { useUploads } from '@/hooks/application/use-uploads';
import { DOCUMENTS_MAX } from '@/utils/application/application';
import { saidOf } from '@/utils/application/problems';
import { storedPath } from '@/utils/application/picture-path';
import type { SellerDraft } from '@/utils/application/seller-draft';
import { PictureField } from '../shared/picture-field';
import type { StepProps } from './step-props';
import styles from './seller.module.css';

/** What uploading changes is saved at once: a picture that nothing refers to goes after a day. */
function keepNow(
  { form }: Pick<StepProps, 'form'>,
  next: Partial<SellerDraft>,
  field: string,
): void {
  form.change(next, field);
  void form.save();
}

function OnePicture({
  form,
  kind,
}: Pick<StepProps, 'form'> & Readonly<{ kind: 'cover' | 'logo' }>) {
  return (
    <PictureField
      kind={kind}
      name={kind}
      path={form.draft[kind]}
      errors={form.errors}
      read={() => form.read()[kind]}
      onChange={(path, field) => keepNow({ form }, { [kind]: path }, field)}
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
      error={error ?? saidOf(errors, 'documents')}
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
          <OnePicture form={props.form} kind="logo" />
          <OnePicture form={props.form} kind="cover" />
        </div>
      </Panel>
      <Panel title={t('seller.papers.private')}>
        <Documents {...props} />
      </Panel>
    </>
  );
}
