import '@/styles/families/application';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { Panel } from '@/components/ui/panel/panel';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import {
  useAnswerNews,
  useOwnApplication,
} from '@/hooks/application/use-application';
import { useUploads } from '@/hooks/application/use-uploads';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import type { ApplicationDto } from '@/server/contracts/application/application';
import { DOCUMENTS_MAX, isSent } from '@/utils/application/application';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import { storedPath } from '@/utils/application/picture-path';
import { saidOf } from '@/utils/application/problems';
import { isPlainClick } from '@/utils/browser/plain-click';
import { routes } from '@/utils/shell/routes';
import type { StepProps } from './application-form';
import styles from './shared.module.css';

type Errors = Readonly<Record<string, string | undefined>>;

/** What the list of all answers is given. */
export type SummaryOfProps<K extends KindTypes> = Readonly<{
  draft: K['draft'];
  /** As it is stored, where the draft does not hold it. */
  phone: string;
  errors?: Errors;
  /** Back to a step; without it nothing can be changed. */
  onEdit?: (step: K['step'], event: MouseEvent) => void;
}>;

type DocumentsProps = Readonly<{
  title: string;
  paths: readonly string[];
  /** Links to those that are kept. */
  kept: readonly Readonly<{ path: string; url: string }>[] | undefined;
  errors: Errors;
  /** As they are now, for an upload that ends later than it began. */
  read: () => readonly string[];
  onChange: (documents: readonly string[]) => void;
}>;

/** Documents, which only the applicant and the operator see. */
export function DocumentsField(props: DocumentsProps) {
  const { errors, kept, onChange, paths, read, title } = props;
  const { t } = useTranslation('application');
  const { add, error, items, remove, retry } = useUploads({
    type: 'documents',
    max: DOCUMENTS_MAX,
    paths,
    links: Object.fromEntries(
      (kept ?? []).map(({ path, url }) => [storedPath(path), url]),
    ),
    onChange: (next) => onChange(next(read())),
  });
  return (
    <Panel title={t('seller.papers.private')}>
      <UploadTiles
        title={title}
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

type ReviewProps<K extends KindTypes> = Pick<StepProps<K>, 'form'> &
  Readonly<{
    summary: (props: SummaryOfProps<K>) => ReactNode;
    isAgreed: boolean;
    onAgree: (isAgreed: boolean) => void;
  }>;

/** The last step: everything once more, the agreement, and sending it. */
export function ReviewFields<K extends KindTypes>(props: ReviewProps<K>) {
  const { form, isAgreed, onAgree, summary } = props;
  const { t } = useTranslation();
  const { draft, errors, facts, goTo, spec } = form;
  return (
    <>
      {summary({
        draft,
        phone: spec.phoneNow(draft, facts),
        errors,
        onEdit: (step, event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void goTo(step);
        },
      })}
      <Panel>
        <CheckboxField
          name="agreement"
          label={
            <>
              {t(spec.words.agreement)}{' '}
              <a
                href={routes.terms()}
                target="_blank"
                rel="noopener"
                className={styles.terms}
              >
                {t('terms.title')}
              </a>
            </>
          }
          checked={isAgreed}
          error={errors.agreement}
          onChange={({ target }) => onAgree(target.checked)}
        />
      </Panel>
    </>
  );
}

const PICTURES = {
  logo: { type: 'shops/logo', field: 'logo_img', shape: 'square' },
  cover: { type: 'shops/background', field: 'background_img', shape: 'wide' },
} as const;

type PictureFieldProps = Readonly<{
  kind: keyof typeof PICTURES;
  /** Its path; empty: none. */
  path: string;
  /** Where those are shown from that are there already. */
  links?: Readonly<Record<string, string>>;
  /** Of the field that a form posts without script. */
  name?: string;
  errors: Errors;
  /** As it is now, for an upload that ends later than it began. */
  read: () => string;
  onChange: (path: string, field: string) => void;
}>;

/** The logo or the cover of a shop. */
export function PictureField(props: PictureFieldProps) {
  const { errors, kind, links, name, onChange, path, read } = props;
  const { t } = useTranslation('application');
  const { field, shape, type } = PICTURES[kind];
  const { add, error, items, remove, retry } = useUploads({
    type,
    max: 1,
    paths: path ? [path] : [],
    links,
    onChange: (next) => {
      const before = read();
      onChange(next(before ? [before] : []).at(-1) ?? '', field);
    },
  });
  return (
    <UploadTiles
      title={t(`seller.${kind}`)}
      name={name}
      items={items}
      max={1}
      shape={shape}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? errors[field]}
    />
  );
}

type OwnApplicationProps<K extends KindTypes> = Readonly<{
  spec: ApplicationSpec<K>;
  /** What else the form needs; absent: nothing. */
  needs?: Readonly<{ isThere: boolean; isFailed: boolean; retry: () => void }>;
  form: (application: ApplicationDto<K['data']> | null) => ReactNode;
  /** What has become of one that was sent. */
  sent: (application: ApplicationDto<K['data']>) => ReactNode;
}>;

/** The own application of a kind: its form, or what has become of it. */
export function OwnApplication<K extends KindTypes>(
  props: OwnApplicationProps<K>,
) {
  const { form, needs, sent, spec } = props;
  const { t } = useTranslation();
  const { application, isFailed, retry } = useOwnApplication(spec);
  const status = application?.status;
  useAnswerNews(status === 'new', retry);
  useContentFocus(status);
  if (isFailed || needs?.isFailed)
    return (
      <LoadFailed
        headingLevel={1}
        text={t('home.error.text')}
        onRetry={() => {
          retry();
          needs?.retry();
        }}
      />
    );
  if (application === undefined || needs?.isThere === false)
    return (
      <StepFrame>
        <LoadingLines count={6} />
      </StepFrame>
    );
  return application && isSent(status) ? sent(application) : form(application);
}
