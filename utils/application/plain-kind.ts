import type { ParseKeys } from 'i18next';
import { isStoredPhone, plainPhone } from '@/utils/account/field-rules';
import {
  type ApplicationSpec,
  type FieldProblems,
  type KindTypes,
  stepsOf,
} from './kind';
import { contentRoutes } from '@/utils/shell/content-routes';
import { storedPath } from './picture-path';
import { type Problems, problemList } from './problems';

/** What an account says of who applies. */
interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string | null;
  readonly proved_phone: string | null;
}

/** What is known beside a draft that is a list of fields. */
export interface PlainFacts {
  readonly person: Person | undefined;
  readonly now: Date;
}

type Texts = Readonly<Record<string, string>>;
type Draft = Readonly<Record<string, boolean | string | readonly string[]>>;

/** A kind that no screen knows by itself, in types. */
export interface PlainTypes {
  readonly draft: Draft;
  readonly data: Readonly<Record<string, unknown>>;
  readonly step: string;
  readonly facts: PlainFacts;
}

/** A field that form, rules, summary and server read from its line in a list. */
export interface PlainField<S extends string> {
  /** In the draft and in what is posted. */
  readonly name: string;
  /** Its place in the data, `vehicle.kind`; absent: its name. */
  readonly path?: string;
  readonly step: S;
  /** `phone`: the account's proved one, which no draft holds. `documents`: private files. */
  readonly type:
    'agreement' | 'choice' | 'date' | 'documents' | 'phone' | 'text';
  readonly label: ParseKeys;
  readonly hint?: ParseKeys;
  /** Most letters. */
  readonly max?: number;
  readonly autoComplete?: string;
  /** Of a choice: by value what it is called. */
  readonly choices?: Readonly<Record<string, ParseKeys>>;
  readonly isOptional?: boolean;
  /** The account says it already. */
  readonly isOfPerson?: true;
  /** Beside its step in the list of steps; a phone and the number of documents always are. */
  readonly isNoted?: true;
  /** The line of the operator's tool that it shares with others; absent: the first part of its path. */
  readonly line?: string;
  /** Absent: always. What is not asked for is not kept. */
  readonly isAsked?: (texts: Texts) => boolean;
  /** What is wrong with it, as a key of errors.json. `today`: YYYY-MM-DD where the site is. */
  readonly check?: (text: string, today: string) => string | null;
}

type Fields = readonly PlainField<string>[];

/** Its place in the data, which refusals name, too. */
export const pathOf = ({ name, path = name }: PlainField<string>): string =>
  path;

/** A value of the data by its dotted path. */
function valueAt(data: object, path: string): unknown {
  const part = (from: unknown, key: string): unknown =>
    typeof from === 'object' && from !== null
      ? (from as Readonly<Record<string, unknown>>)[key]
      : undefined;
  return path.split('.').reduce(part, data);
}

/** A text of the data by its dotted path; '' where there is none. */
export const textAt = (data: object, path: string): string => {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : '';
};

/** The texts of the data by the names of their fields, for what asks one by another. */
const textsOf = (fields: Fields, data: object): Texts =>
  Object.fromEntries(
    fields.map((field) => [field.name, textAt(data, pathOf(field))]),
  );

/** What keeps the data from being sent, as far as they alone tell; whose a phone is only the server knows. */
export function plainProblems(
  fields: Fields,
  data: object,
  today: string,
): Problems {
  const { found, mind, need } = problemList();
  const texts = textsOf(fields, data);
  for (const field of fields) {
    const { check, isAsked, isOptional, type } = field;
    const path = pathOf(field);
    if (isAsked && !isAsked(texts)) continue;
    if (type === 'agreement') {
      if (valueAt(data, path) !== true) mind(path, 'validation.agreement');
    } else if (type !== 'documents' && !isOptional) {
      const text = textAt(data, path);
      if (!need(path, text)) continue;
      if (type === 'phone' && !isStoredPhone(plainPhone(text)))
        mind(path, 'validation.phone');
      mind(path, check?.(text, today) ?? null);
    }
  }
  return found;
}

function firstValue(field: PlainField<string>, data: object) {
  const value = valueAt(data, pathOf(field));
  if (field.type === 'agreement') return value === true;
  if (field.type === 'documents')
    return Array.isArray(value) ? value.map(String).map(storedPath) : [];
  return typeof value === 'string' ? value : '';
}

/** Puts a value at a dotted path of one or two parts. */
function put(
  data: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [first = '', second] = path.split('.');
  const before = data[first];
  return {
    ...data,
    [first]:
      second === undefined
        ? value
        : { ...(typeof before === 'object' ? before : {}), [second]: value },
  };
}

const textsOfDraft = (draft: object): Texts =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );

function plainData(
  fields: Fields,
  draft: Draft,
  phone: string,
): Record<string, unknown> {
  const texts = textsOfDraft(draft);
  return fields.reduce<Record<string, unknown>>((data, field) => {
    const value = field.type === 'phone' ? phone : draft[field.name];
    if (field.isAsked && !field.isAsked(texts)) return data;
    if (typeof value === 'boolean') return put(data, pathOf(field), value);
    if (typeof value === 'string')
      return value.trim() ? put(data, pathOf(field), value.trim()) : data;
    return value?.length ? put(data, pathOf(field), value) : data;
  }, {});
}

function postedValue(
  { choices, name, type }: PlainField<string>,
  before: Draft[string] | undefined,
  values: Texts,
) {
  const value = values[name];
  if (type === 'agreement') return name in values;
  if (type === 'choice')
    return value !== undefined && choices && Object.hasOwn(choices, value)
      ? value
      : before;
  return type === 'date' || type === 'text' ? (value ?? before) : before;
}

type Spec<K extends KindTypes> = ApplicationSpec<K>;

/** What a kind of application says of itself where all of it is a list of fields. */
type PlainParts<K extends KindTypes> = Pick<
  Spec<K>,
  'form' | 'picture' | 'server' | 'slug'
> &
  Pick<PlainSpec<K>, 'fields' | 'words'> & {
    /** Absent: /apply/{form}. */
    readonly page?: string;
    /** Absent: /dashboard/user/applications/{form}. */
    readonly path?: string;
    readonly steps: Parameters<typeof stepsOf<K['step']>>[1];
  };

/** A kind whose screens may be drawn from its fields. */
export interface PlainSpec<K extends KindTypes> extends ApplicationSpec<K> {
  readonly fields: readonly PlainField<K['step']>[];
  /** The step that proves a phone. */
  readonly phoneStep: K['step'] | null;
  readonly words: Spec<K>['words'] & {
    /** Above an approved application, and what happens then. */
    readonly approved: ParseKeys;
    readonly next: ParseKeys;
  };
  /** The texts of a draft by the names of its fields; '' where it holds no text. */
  readonly textsOf: (draft: K['draft']) => Texts;
  /** The phone that was sent; '' for none. */
  readonly toPhone: (data: K['data']) => string;
  readonly documentsOf: (draft: K['draft']) => readonly string[];
  readonly isAgreed: (draft: K['draft']) => boolean;
  /** One field of a draft with another value. */
  readonly changed: (
    field: PlainField<K['step']>,
    value: Draft[string],
  ) => Partial<K['draft']>;
}

/** A kind of application whose steps, rules and data are those of a list of fields. */
export function plainKind<
  K extends KindTypes & { facts: PlainFacts } = PlainTypes,
>({ fields, steps: words, ...parts }: PlainParts<K>): PlainSpec<K> {
  const { page = contentRoutes.apply(parts.form) } = parts;
  const kept = fields.filter(({ type }) => type !== 'phone');
  const ofType = (wanted: PlainField<string>['type']) =>
    fields.find(({ type }) => type === wanted);
  const steps = stepsOf<K['step']>(
    page,
    words,
    Object.fromEntries(
      fields.map((field) => [pathOf(field).split('.')[0], field.step]),
    ) as Partial<Record<string, K['step']>>,
  );
  const own = (field: PlainField<string>, { person }: PlainFacts) =>
    (field.isOfPerson && person && textAt(person, field.name)) ||
    firstValue(field, {});
  const toData: Spec<K>['toData'] = (draft, phone) =>
    plainData(fields, draft as Draft, phone ?? '');
  const documentsOf: PlainSpec<K>['documentsOf'] = (draft) => {
    const value = (draft as Draft)[ofType('documents')?.name ?? ''];
    return typeof value === 'object' ? value : [];
  };
  return {
    path: `/dashboard/user/applications/${parts.form}`,
    ...parts,
    page,
    entry: steps.href(steps.read(undefined)),
    sent: steps.href(steps.keys.at(-1) ?? steps.read(undefined)),
    fields,
    steps,
    phoneStep: ofType('phone')?.step ?? null,
    filesStep: ofType('documents')?.step ?? null,
    opens: () => steps.read(undefined),
    toDraft: (data, facts) =>
      Object.fromEntries(
        kept.map((field) => [
          field.name,
          data ? firstValue(field, data) : own(field, facts),
        ]),
      ),
    toData,
    phoneOf: (_draft, { person }) =>
      Promise.resolve(person?.proved_phone ?? ''),
    phoneNow: (_draft, { person }) => person?.proved_phone ?? '',
    posted: (draft, step, values) => ({
      ...draft,
      ...Object.fromEntries(
        kept
          .filter((field) => field.step === step)
          .map((field) => [
            field.name,
            postedValue(field, (draft as Draft)[field.name], values),
          ]),
      ),
    }),
    problems: (draft, phone, { now }) => {
      const today = now.toISOString().slice(0, 10);
      const found = plainProblems(fields, toData(draft, phone), today);
      return Object.fromEntries(
        Object.entries(found).flatMap(([field, [first]]) =>
          first ? [[field, first]] : [],
        ),
      ) satisfies FieldProblems;
    },
    unkeepable: () => ({}),
    passed: () => null,
    papers: (draft) => documentsOf(draft).length,
    labels: Object.fromEntries(kept.map(({ label, name }) => [name, label])),
    textsOf: textsOfDraft,
    toPhone: (data) => textAt(data, ofType('phone')?.name ?? ''),
    documentsOf,
    isAgreed: (draft) =>
      (draft as Draft)[ofType('agreement')?.name ?? ''] === true,
    changed: ({ name }, value) => ({ [name]: value }) as Partial<K['draft']>,
  };
}
