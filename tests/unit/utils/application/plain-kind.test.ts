import { describe, expect, test } from 'vitest';
import { plainData } from '@/server/contracts/application/fields';
import { type PlainFacts, plainKind } from '@/utils/application/plain-kind';

interface Cleaner {
  readonly draft: {
    readonly firstname: string;
    readonly way: string;
    readonly stair: string;
    readonly documents: readonly string[];
    readonly agreement: boolean;
  };
  readonly data: Readonly<Record<string, unknown>>;
  readonly step: 'person' | 'review' | 'work';
  readonly facts: PlainFacts;
}

/** A third kind of application: all of it is this list. */
const CLEANER = plainKind<Cleaner>({
  form: 'cleaner',
  page: '/clean',
  path: '/dashboard/user/cleaners',
  steps: {
    person: { name: 'driver.person', title: 'driver.person.title' },
    work: { name: 'driver.vehicle', title: 'driver.vehicle.title' },
    review: { name: 'seller.review', title: 'seller.review.title' },
  },
  fields: [
    {
      name: 'firstname',
      step: 'person',
      type: 'text',
      label: 'auth.firstname',
      max: 10,
      isOfPerson: true,
    },
    { name: 'phone', step: 'person', type: 'phone', label: 'legal.phone' },
    {
      name: 'way',
      path: 'work.way',
      step: 'work',
      type: 'choice',
      label: 'driver.vehicle',
      choices: { home: 'common.home', stairs: 'driver.city' },
    },
    {
      name: 'stair',
      path: 'work.stair',
      step: 'work',
      type: 'text',
      label: 'driver.city',
      isAsked: ({ way }) => way === 'stairs',
    },
    {
      name: 'documents',
      step: 'work',
      type: 'documents',
      label: 'driver.documents',
    },
    {
      name: 'agreement',
      step: 'review',
      type: 'agreement',
      label: 'seller.review',
    },
  ],
  server: {
    to: 'to clean',
    titleOf: () => 'Somebody',
    role: null,
    texts: { isSent: 'a', operator: 'b', approved: 'c', inbox: 'd' },
  },
  words: {
    header: 'driver.header',
    landing: 'driver.landing.text',
    agreement: 'driver.agreement',
    underReview: 'driver.underReview',
    then: { title: 'driver.how.start', text: 'driver.how.start.text' },
    approved: 'driver.approved.title',
    next: 'driver.approved.contact',
  },
});

const FACTS: PlainFacts = {
  person: {
    firstname: 'Ada',
    lastname: 'King',
    birthday: null,
    proved_phone: '+441632960961',
  },
  now: new Date('2026-11-30T12:00:00Z'),
};

const first = CLEANER.toDraft(undefined, FACTS);

describe('a kind of application that is a list of fields', () => {
  test('begins with what the account says, and with what is kept', () => {
    expect(first).toEqual({
      firstname: 'Ada',
      way: '',
      stair: '',
      documents: [],
      agreement: false,
    });
    const data = { work: { way: 'stairs', stair: 'B' }, agreement: true };
    expect(CLEANER.toDraft(data, FACTS)).toMatchObject({
      firstname: '',
      way: 'stairs',
      stair: 'B',
      agreement: true,
    });
  });

  test('has its steps at its page, and each field in its step', () => {
    const { beside, firstOf, href, keys, of, read } = CLEANER.steps;
    expect(keys).toEqual(['person', 'work', 'review']);
    expect(keys.map(href)[1]).toBe('/clean?step=work');
    expect(read('nowhere')).toBe('person');
    expect([beside('person', -1), beside('person', 1)]).toEqual([null, 'work']);
    expect(of('work.stair')).toBe('work');
    expect(firstOf(['agreement', 'phone'])).toBe('person');
    expect(CLEANER.filesStep).toBe('work');
  });

  test('takes of a posted step its own fields alone, and of a choice no other value', () => {
    const values = { way: 'roof', stair: 'C', firstname: 'Eve' };
    expect(CLEANER.posted(first, 'work', values)).toEqual({
      ...first,
      stair: 'C',
    });
    const agreed = CLEANER.posted(first, 'review', { agreement: 'on' });
    expect(CLEANER.isAgreed(agreed)).toBe(true);
    expect(CLEANER.isAgreed(CLEANER.posted(agreed, 'review', values))).toBe(
      false,
    );
  });

  test('keeps what is asked for, trimmed, with the phone of the account', () => {
    const draft = { ...first, firstname: ' Ada ', way: 'home', stair: 'B' };
    expect(CLEANER.toData(draft, '+441632960961')).toEqual({
      firstname: 'Ada',
      phone: '+441632960961',
      work: { way: 'home' },
      agreement: false,
    });
  });

  test('says what keeps it from being sent, by the names of its data', () => {
    const draft = { ...first, way: 'stairs' };
    expect(CLEANER.problems(draft, '12', FACTS)).toEqual({
      phone: 'validation.phone',
      'work.stair': 'validation.required',
      agreement: 'validation.agreement',
    });
    const whole = { ...first, way: 'home', agreement: true };
    expect(CLEANER.problems(whole, '+441632960961', FACTS)).toEqual({});
  });

  test('is read by the server as its fields say', () => {
    const schema = plainData('CleanerApplicationData', CLEANER.fields);
    const read = (data: unknown) => schema.safeParse(data);
    expect(
      read({ firstname: ' Ada ', work: { way: 'home' }, other: 1 }).data,
    ).toEqual({ firstname: 'Ada', work: { way: 'home' } });
    expect(read({ firstname: 'A'.repeat(11) }).success).toBe(false);
    expect(read({ work: { way: 'roof' } }).success).toBe(false);
  });
});
