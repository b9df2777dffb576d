import { useTranslation } from 'react-i18next';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { Panel } from '@/components/ui/panel/panel';
import { useUploads } from '@/hooks/application/use-uploads';
import { DOCUMENTS_MAX } from '@/utils/application/application';
import { saidOf } from '@/utils/application/problems';
import { storedPath } from '@/utils/application/picture-path';
import type { StepProps } from './step-props';

/** Step 4: documents, which only the applicant and the house see. Each is saved at once. */
export function PapersStep({ application, form }: StepProps) {
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
    onChange: (next) => {
      form.change({ documents: next(form.read().documents) }, 'documents');
      void form.save();
    },
  });
  return (
    <Panel title={t('seller.papers.private')}>
      <UploadTiles
        title={t('driver.documents')}
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
    </Panel>
  );
}
