import type { ParseKeys } from 'i18next';

/** By field of the data, key of errors.json: the first thing that is wrong with it. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What tells one kind of application from another in types. */
export interface KindTypes {
  /** As its form has it. */
  readonly draft: object;
  /** As the server keeps it. */
  readonly data: object;
  readonly step: string;
  /** What is known beside the draft: of the account, the site, the moment. */
  readonly facts: object;
}

/** A step of a form: what it is called in the list, above its fields, and what is said there. */
interface StepWords {
  readonly name: ParseKeys;
  readonly title: ParseKeys;
  readonly text?: ParseKeys;
}

/** The steps of a kind of application, their addresses and the fields that each asks for. */
export interface Steps<S extends string> {
  readonly keys: readonly S[];
  readonly words: Readonly<Record<S, StepWords>>;
  /** The step that an address names; `otherwise`, or the first one, when it names none. */
  readonly read: (value: unknown, otherwise?: S) => S;
  /** The address of a step. */
  readonly href: (step: S) => string;
  /** The step before (-1) or after it (1); null: there is none. */
  readonly beside: (step: S, by: -1 | 1) => S | null;
  /** Where a field is asked for. */
  readonly of: (field: string) => S;
  /** The first step, in their order, that one of the fields belongs to. */
  readonly firstOf: (fields: readonly string[]) => S | null;
  /** The problems of one step. */
  readonly only: (problems: FieldProblems, step: S) => FieldProblems;
}

/** Steps at the address of a page, in their order; `fields`: by the first part of a field's name, others are in the first step. */
export function stepsOf<S extends string>(
  page: string,
  words: Readonly<Record<S, StepWords>>,
  fields: Readonly<Partial<Record<string, S>>>,
): Steps<S> {
  const keys = Object.keys(words) as S[];
  const first = (): S => {
    const [key] = keys;
    if (key === undefined) throw new Error(`${page} has no step`);
    return key;
  };
  const of = (field: string): S => fields[field.split('.')[0] ?? ''] ?? first();
  return {
    keys,
    words,
    of,
    read: (value, otherwise = first()) =>
      keys.find((key) => key === value) ?? otherwise,
    href: (step) => `${page}?step=${step}`,
    beside: (step, by) => keys[keys.indexOf(step) + by] ?? null,
    firstOf: (named) => {
      const steps = new Set(named.map(of));
      return keys.find((key) => steps.has(key)) ?? null;
    },
    only: (problems, step) =>
      Object.fromEntries(
        Object.entries(problems).filter(([field]) => of(field) === step),
      ),
  };
}

/** What the server does and says of a kind of application. */
interface KindOnServer {
  /** After "an application": `to sell`. */
  readonly to: string;
  /** What is applied for, in lists and mails: a shop's title, a person's name. */
  readonly titleOf: (data: object) => string;
  /** What an approved person is from now on. */
  readonly role: 'deliveryman' | 'seller' | null;
  /** Keys of errors.json. */
  readonly texts: {
    /** Why one that was sent cannot be changed. */
    readonly isSent: string;
    /** The subject of what the operator reads when it is sent. */
    readonly operator: string;
    /** What the applicant reads by mail, and in the inbox, once it is approved. */
    readonly approved: string;
    readonly inbox: string;
  };
}

/** A kind of application: its steps, fields, rules and texts, which form, page and server read alike. */
export interface ApplicationSpec<K extends KindTypes> {
  /** What its form is called, and its draft in browsers. */
  readonly form: string;
  /** Its calls (server/routes/dashboard/user/applications.ts). */
  readonly path: string;
  readonly page: string;
  /** Where one who signs in first goes on, and where what was sent is shown. */
  readonly entry: string;
  readonly sent: string;
  readonly steps: Steps<K['step']>;
  /** The step whose form sends files. */
  readonly filesStep: K['step'] | null;
  /** The step that an address without one opens. */
  readonly opens: (status: string | undefined) => K['step'];
  /** What the form begins with; undefined data: none was begun. */
  readonly toDraft: (
    data: K['data'] | undefined,
    facts: K['facts'],
  ) => K['draft'];
  /** As the server keeps it. `phone`: as it is stored; null: what was typed is no number. */
  readonly toData: (draft: K['draft'], phone: string | null) => K['data'];
  /** The phone as it is stored; null: what was typed is no number. */
  readonly phoneOf: (
    draft: K['draft'],
    facts: K['facts'],
  ) => Promise<string | null>;
  /** The same as far as it is told at once; whether it is one is said at its field. */
  readonly phoneNow: (draft: K['draft'], facts: K['facts']) => string;
  /** A draft with what a browser posted of one step; a box that is not ticked is not posted. */
  readonly posted: (
    draft: K['draft'],
    step: K['step'],
    values: Readonly<Record<string, string>>,
  ) => K['draft'];
  /** All that keeps the draft from being sent. */
  readonly problems: (
    draft: K['draft'],
    phone: string | null,
    facts: K['facts'],
  ) => FieldProblems;
  /** Of those what cannot be kept as it is typed. */
  readonly unkeepable: (problems: FieldProblems) => FieldProblems;
  /** What going on from a step says that was left as it stood. */
  readonly passed: (
    draft: K['draft'],
    step: K['step'],
  ) => Partial<K['draft']> | null;
  /** How many documents it holds. */
  readonly papers: (draft: K['draft']) => number;
  /** What the fields of a draft are called. */
  readonly labels: Readonly<Record<string, ParseKeys>>;
  readonly server: KindOnServer;
  readonly words: {
    readonly header: ParseKeys;
    readonly landing: ParseKeys;
    readonly agreement: ParseKeys;
    readonly underReview: ParseKeys;
    /** What comes after the answer. */
    readonly then: { readonly title: ParseKeys; readonly text: ParseKeys };
  };
  /** A drawing beside what everybody reads. */
  readonly picture?: string;
  /** The page of words in which the house says more of it (server/domain/content/page-registry.ts). */
  readonly slug?: string;
}
