import '@/styles/families/application';
import { Store, Utensils } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LanguageWords } from '@/components/application/language-words/language-words';
import {
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextField } from '@/components/form/text-field/text-field';
import { Panel } from '@/components/ui/panel/panel';
import {
  useMainCategories,
  useUnfitTrade,
} from '@/hooks/application/use-facts';
import {
  LEGAL_NAME_MAX,
  TAX_NUMBER_MAX,
} from '@/utils/application/application';
import { ContactInput } from '@/containers/account/code/contact-input';
import { saidOf } from '@/utils/application/problems';
import { MORE_LANGUAGE_FIELD } from '@/utils/application/seller-posted';
import { CategoryChips } from '@/containers/application/shared/shop-fields';
import type { StepProps } from '@/containers/application/shared/application-form';
import type { SellerKind } from '@/utils/application/seller';
import { WeekEditor } from '@/components/application/week-editor/week-editor';
import { dayOfRow, USUAL_WEEK } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import type { SellerDraft } from '@/utils/application/seller-draft';
import {
  DocumentsField,
  PictureField,
  ReviewFields,
} from '@/containers/application/shared/application-steps';
import { SellerSummary } from './seller-summary';
import styles from '@/containers/application/shared/shared.module.css';

const icon = { size: 24 } as const;
const TYPES = [
  { value: 'restaurant', icon: <Utensils {...icon} /> },
  { value: 'shop', icon: <Store {...icon} /> },
] as const;

/** Step 1: what it is, what it is called in which languages, how it is reached, whose business it is. */
export function BusinessStep({ form }: StepProps<SellerKind>) {
  const { t } = useTranslation('application');
  const { change, draft, errors } = form;
  const { categories: chosen, type } = draft;
  // a chosen one that does not fit stays in sight, so that it can be taken back
  const categories = useMainCategories().filter(
    ({ id, shopType }) => !type || shopType === type || chosen.includes(id),
  );
  const wrongCategory = useUnfitTrade(draft) ?? saidOf(errors, 'category_ids');
  return (
    <>
      <Panel title={t('seller.type')}>
        <StepFields
          as="fieldset"
          legend={t('seller.type')}
          isInvalid={!!errors.type}
          columns={2}
        >
          {TYPES.map(({ icon: picture, value }) => (
            <PickCard
              key={value}
              name="type"
              value={value}
              checked={type === value}
              onChange={() => change({ type: value }, 'type', 'category_ids')}
              icon={picture}
              title={t(`seller.type.${value}`)}
            />
          ))}
        </StepFields>
        <FieldNote error={errors.type} />
      </Panel>
      <Panel title={t('seller.words')}>
        <LanguageWords
          words={draft.words}
          errors={errors}
          moreName={MORE_LANGUAGE_FIELD}
          onChange={(words) => change({ words }, 'translations')}
        />
      </Panel>
      {categories.length > 0 && (
        <Panel title={t('seller.categories')}>
          <CategoryChips
            categories={categories}
            chosen={chosen}
            error={wrongCategory}
            onChange={(next) => change({ categories: next }, 'category_ids')}
          />
        </Panel>
      )}
      <Panel title={t('seller.company')}>
        <StepFields columns={2}>
          <TextField
            name="legal_name"
            label={t('seller.legalName')}
            value={draft.legalName}
            maxLength={LEGAL_NAME_MAX}
            autoComplete="organization"
            error={errors.legal_name}
            onChange={({ target }) =>
              change({ legalName: target.value }, 'legal_name')
            }
          />
          <TextField
            name="tax_number"
            label={t('seller.taxNumber')}
            ltr
            value={draft.taxNumber}
            maxLength={TAX_NUMBER_MAX}
            autoComplete="off"
            error={errors.tax_number}
            onChange={({ target }) =>
              change({ taxNumber: target.value }, 'tax_number')
            }
          />
          <ContactInput
            phoneOnly
            name="phone"
            label={t('legal.phone')}
            hint={t('seller.phone.hint')}
            autoComplete="tel"
            value={draft.phone}
            error={errors.phone}
            onText={(phone) => change({ phone }, 'phone')}
            onChange={({ target }) => change({ phone: target.value }, 'phone')}
          />
        </StepFields>
      </Panel>
    </>
  );
}

/** Step 3: when it is open, on the shop's own clock. */
export function HoursStep({ form }: StepProps<SellerKind>) {
  const { t } = useTranslation(['application', 'shop']);
  const { change, draft, errors } = form;
  const week = draft.week ?? USUAL_WEEK;
  const byDay = Object.entries(errors).flatMap(([field, said]) => {
    const [, row] = /^hours\.(\d+)/.exec(field) ?? [];
    const day = row === undefined ? null : dayOfRow(week, Number(row));
    return day ? [[day, said] as const] : [];
  });
  return (
    <Panel title={t('shop.about.hours')}>
      <FieldNote hint={t('seller.hours.hint')} error={errors.hours} blocks />
      <WeekEditor
        week={week}
        errors={Object.fromEntries(byDay) as Partial<Record<Weekday, string>>}
        onChange={(next) => change({ week: next }, 'hours')}
      />
    </Panel>
  );
}

/** What uploading changes is saved at once: a picture that nothing refers to goes after a day. */
function keepNow(
  { form }: Pick<StepProps<SellerKind>, 'form'>,
  next: Partial<SellerDraft>,
  field: string,
): void {
  form.change(next, field);
  void form.save();
}

function OnePicture({
  form,
  kind,
}: Pick<StepProps<SellerKind>, 'form'> & Readonly<{ kind: 'cover' | 'logo' }>) {
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

/** Step 4: logo and cover, which customers see, and documents, which only the applicant and the house do. */
export function PapersStep({ application, form }: StepProps<SellerKind>) {
  const { t } = useTranslation(['application', 'form']);
  return (
    <>
      <Panel title={t('refund.pictures')}>
        <div className={styles.pictures}>
          <OnePicture form={form} kind="logo" />
          <OnePicture form={form} kind="cover" />
        </div>
      </Panel>
      <DocumentsField
        title={t('seller.documents')}
        paths={form.draft.documents}
        kept={application?.documents}
        errors={form.errors}
        read={() => form.read().documents}
        onChange={(documents) => keepNow({ form }, { documents }, 'documents')}
      />
    </>
  );
}

/** Step 5: everything once more, the agreement, and sending it. */
export function ReviewStep({ form }: StepProps<SellerKind>) {
  return (
    <ReviewFields<SellerKind>
      form={form}
      summary={(said) => <SellerSummary {...said} />}
      isAgreed={form.draft.agreement}
      onAgree={(agreement) => form.change({ agreement }, 'agreement')}
    />
  );
}
