import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Plus, Trash2 } from 'lucide-react';
import {
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { WeekEditor } from '@/components/application/week-editor/week-editor';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import type { BranchDraft } from '@/utils/application/shop-draft';
import { type EditedWeek, openHours, toWeek } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { ContactInput } from '@/containers/account/code/contact-input';
import { useShell } from '@/contexts/shell-context';
import {
  APPLICATION_TITLE_MAX,
  SHOP_BRANCHES_MAX,
} from '@/utils/application/application';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { randomKey } from '@/utils/browser/random-key';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { localeInfo } from '@/utils/i18n/locales';
import { type CardProps, SectionCard } from './section-card';
import styles from './my-shop.module.css';

type Hours = BranchDraft['hours'];

type BranchHoursProps = Readonly<{
  hours: Hours;
  /** The shop's, which its own begin with. */
  usual: EditedWeek;
  /** By field of the branch: what is wrong. */
  errorOf: (field: string) => string | undefined;
  onChange: (hours: Hours) => void;
}>;

/** When a branch is open: as its shop is, or by hours of its own. A closed day, or a press that is taken back, loses none of them. */
function BranchHours(props: BranchHoursProps) {
  const { errorOf, hours, onChange, usual } = props;
  const { t } = useTranslation(['my-shop', 'shop']);
  const [edited, setEdited] = useState(() => ({ hours, week: usual }));
  const isOwn = hours.length > 0;
  const isEdited = !isOwn || edited.hours === hours;
  const week = isEdited ? edited.week : (toWeek(hours) ?? usual);
  function put(next: Hours, by: EditedWeek): void {
    setEdited({ hours: next, week: by });
    onChange(next);
  }
  const errors: Partial<Record<Weekday, string>> = {};
  hours.forEach(({ day }, row) => {
    const said = errorOf(`hours.${row}.from`) ?? errorOf(`hours.${row}.to`);
    if (said) errors[day] = said;
  });
  return (
    <>
      <SwitchField
        label={t('myShop.branch.hours')}
        hint={t('myShop.branch.hours.hint')}
        checked={isOwn}
        onChange={() => put(isOwn ? [] : openHours(week), week)}
      />
      {isOwn && (
        <>
          <FieldNote error={errorOf('hours')} blocks />
          <WeekEditor
            week={week}
            errors={errors}
            onChange={(next) => put(openHours(next), next)}
          />
        </>
      )}
    </>
  );
}

const BranchMap = lazyBlock(
  withTexts(['address'], () => import('./branch-map')),
  'BranchMap',
);

/** A new one is named in each language of the shop where they are so few; else in the page's. */
const FEW_LANGUAGES = 3;
const EMPTY = { title: '', address: '' };

type BranchProps = Readonly<{
  branch: BranchDraft;
  /** By dotted field of the branch. */
  errorOf: (field: string) => string | undefined;
  name: string;
  /** The shop's own. */
  week: EditedWeek;
  onChange: (next: BranchDraft, field: string) => void;
  onRemove: () => void;
}>;

function BranchFields(props: BranchProps) {
  const { branch, errorOf, name, onChange, onRemove, week } = props;
  const { t } = useTranslation(['address', 'application', 'my-shop']);
  const [isOpen, setOpen] = useState(false);
  const codes = Object.keys(branch.words);
  return (
    <fieldset className={styles.branch}>
      <legend>{name}</legend>
      <IconButton
        className={styles.remove}
        label={t('application.upload.remove', { name })}
        icon={<Trash2 size={18} />}
        onClick={onRemove}
      />
      {codes.map((code) => {
        const { backward, tag, title } = localeInfo(code);
        const said = branch.words[code] ?? EMPTY;
        const suffix = codes.length > 1 ? ` (${title})` : '';
        const written = { lang: tag, dir: backward ? 'rtl' : 'ltr' };
        const put = (next: Partial<typeof EMPTY>): void =>
          onChange(
            {
              ...branch,
              words: { ...branch.words, [code]: { ...said, ...next } },
            },
            'translations',
          );
        return (
          <StepFields key={code} columns={2}>
            <TextField
              {...written}
              label={`${t('myShop.branch.name')}${suffix}`}
              value={said.title}
              maxLength={APPLICATION_TITLE_MAX}
              autoComplete="off"
              error={
                errorOf(`translations.${code}.title`) ?? errorOf('translations')
              }
              onChange={({ target }) => put({ title: target.value })}
            />
            <TextField
              {...written}
              label={`${t('myShop.address')}${suffix}`}
              value={said.address}
              maxLength={ADDRESS_MAX_LENGTH}
              autoComplete="off"
              error={errorOf(`translations.${code}.address`)}
              onChange={({ target }) => put({ address: target.value })}
            />
          </StepFields>
        );
      })}
      <ContactInput
        phoneOnly
        name={`branch_phone_${branch.key}`}
        label={t('legal.phone')}
        autoComplete="off"
        value={branch.phone}
        error={errorOf('phone')}
        onText={(phone) => onChange({ ...branch, phone }, 'phone')}
        onChange={({ target }) =>
          onChange({ ...branch, phone: target.value }, 'phone')
        }
      />
      <BranchHours
        hours={branch.hours}
        usual={week}
        errorOf={errorOf}
        onChange={(hours) => onChange({ ...branch, hours }, 'hours')}
      />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{t('myShop.place')}</summary>
        {isOpen && (
          <BranchMap
            at={branch.location}
            onMove={(location) => onChange({ ...branch, location }, 'location')}
          />
        )}
      </details>
    </fieldset>
  );
}

/** Other places of the same shop: name and address in its languages, phone, and a pin on the map. */
export function BranchesCard({ editor }: CardProps) {
  const { t } = useTranslation(['my-shop', 'shop']);
  const { lang } = useShell();
  const { draft } = editor;
  const { branches, location, words } = draft;
  const { errors } = editor.notesOf('branches');
  const put = (next: readonly BranchDraft[], ...fields: string[]): void =>
    editor.change('branches', { branches: next }, ...fields);
  function add(): void {
    if (!location) return;
    const key = randomKey();
    const all = Object.keys(words);
    const codes = all.length > FEW_LANGUAGES ? [lang] : all;
    const empty = codes.map((code) => [code, EMPTY] as const);
    put([
      ...branches,
      { key, words: Object.fromEntries(empty), location, phone: '', hours: [] },
    ]);
  }
  return (
    <SectionCard
      editor={editor}
      section="branches"
      title={t('shop.about.branches')}
    >
      {branches.map((branch, index) => (
        <BranchFields
          key={branch.key}
          branch={branch}
          name={t('myShop.branch', { number: index + 1 })}
          week={draft.week}
          errorOf={(field) => errors[`branches.${index}.${field}`]}
          onChange={(next, field) =>
            put(
              branches.map((each) => (each.key === branch.key ? next : each)),
              `branches.${index}.${field}`,
            )
          }
          onRemove={() =>
            put(
              branches.filter(({ key }) => key !== branch.key),
              'branches',
            )
          }
        />
      ))}
      {branches.length < SHOP_BRANCHES_MAX && (
        <div>
          <Button
            variant="secondary"
            icon={<Plus size={18} strokeWidth={2} />}
            onClick={add}
          >
            {t('myShop.branch.add')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
