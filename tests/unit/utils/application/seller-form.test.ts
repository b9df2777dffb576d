import { describe, expect, test } from 'vitest';
import { mergeDrafts } from '@/utils/application/draft-store';
import { publicAddress, storedPath } from '@/utils/application/picture-path';
import { readDecimal, toData, toDraft } from '@/utils/application/seller-draft';
import { postedDraft } from '@/utils/application/seller-posted';
import { draftProblems, SELLER, unkeepable } from '@/utils/application/seller';
import {
  copied,
  dayOfRow,
  isOvernight,
  toHours,
  toWeek,
  USUAL_WEEK,
  withMore,
  withOpen,
  withoutSpan,
} from '@/utils/application/week';

const empty = toDraft({}, 'de');

const data = {
  type: 'restaurant',
  translations: { ar: { title: 'أنور' }, en: { title: 'Anor' } },
  category_ids: [3, 7],
  phone: '+998712554545',
  legal_name: 'Anor LLC',
  tax_number: '302345678',
  address: 'Navoi Street 30',
  location: { latitude: 41.3, longitude: 69.2 },
  zone: { kind: 'radius', radius_km: 2.5 },
  price: 1.99,
  hours: toHours(USUAL_WEEK),
  logo_img: 'uploads/ab/logo.webp',
  documents: ['documents/ab/licence.webp'],
  agreement: true,
} as const;

describe('a draft of an application to sell', () => {
  test('is the same after its way through the form', () => {
    expect(toData(toDraft(data, 'en'), data.phone)).toEqual(data);
  });

  test('begins in the language of the page, and keeps only what was said', () => {
    expect(Object.keys(empty.words)).toEqual(['de']);
    expect(toData(empty, '')).toEqual({
      translations: { de: {} },
      agreement: false,
    });
  });

  test.each([
    ['1,99', 1.99],
    [' 10 ', 10],
    ['1.999', null],
    ['-1', null],
    ['ten', null],
    ['', null],
  ])('reads the amount %j as %j', (text, amount) => {
    expect(readDecimal(text)).toBe(amount);
  });

  test('knows a picture by its path, however its address is written', () => {
    const path = 'uploads/ab/logo.webp';
    expect(storedPath(`/storage/images/${path}?w=320`)).toBe(path);
    expect(storedPath(`https://a.example/storage/images/${path}`)).toBe(path);
    expect(storedPath('/storage/documents/ab/x.webp?expires=1')).toBe(
      'documents/ab/x.webp',
    );
    expect(publicAddress(path)).toBe(`/storage/images/${path}`);
  });
});

describe('what is wrong with it', () => {
  const draft = toDraft(data, 'en');

  test('is nothing when it is whole', () => {
    expect(draftProblems(draft, data.phone, [])).toEqual({});
  });

  test('stands with the step that asks for it, the first of them first', () => {
    const problems = draftProblems(empty, '', []);
    expect(SELLER.steps.firstOf(Object.keys(problems))).toBe('business');
    expect(Object.keys(SELLER.steps.only(problems, 'zone')).sort()).toEqual([
      'address',
      'location',
    ]);
    expect(SELLER.steps.only(problems, 'review')).toEqual({
      agreement: 'validation.agreement',
    });
  });

  test('says of a circle without a middle that the place is missing, not the radius', () => {
    const nowhere = { ...draft, zoneKind: 'radius' as const, location: null };
    expect(draftProblems({ ...nowhere, radius: '3' }, '', [])).toMatchObject({
      location: 'validation.required',
    });
    expect(
      draftProblems({ ...nowhere, radius: '3' }, '', []),
    ).not.toHaveProperty('zone');
    expect(draftProblems({ ...nowhere, radius: '' }, '', [])).toHaveProperty(
      'zone',
    );
  });

  test('is told apart from what cannot be kept as it is typed', () => {
    const typed = { ...draft, price: 'two', phone: '12', legalName: '' };
    expect(unkeepable(draftProblems(typed, null, []))).toEqual({
      price: 'validation.amount',
      phone: 'validation.phone',
    });
  });
});

describe('two changes of one draft', () => {
  const base = { a: 1, b: [1], c: 'x' };

  test('meet when they changed different fields', () => {
    expect(
      mergeDrafts(base, { ...base, a: 2 }, { ...base, b: [1, 2] }),
    ).toEqual({ merged: { a: 2, b: [1, 2], c: 'x' }, both: [] });
  });

  test('are asked about where both changed the same one', () => {
    const { both, merged } = mergeDrafts(
      base,
      { ...base, a: 2, c: 'mine' },
      { ...base, a: 3 },
    );
    expect(both).toEqual(['a']);
    expect(merged).toEqual({ a: 3, b: [1], c: 'mine' });
  });

  test('agree when both changed it in the same way', () => {
    const same = { ...base, a: 5 };
    expect(mergeDrafts(base, same, same).both).toEqual([]);
  });
});

describe('a week of hours', () => {
  test('has closed days, several parts and nights', () => {
    const week = withMore(withOpen(USUAL_WEEK, 'sunday', false), 'monday');
    const again = toWeek(toHours(week));
    expect(again).toEqual(week);
    expect(again?.[0]?.spans).toHaveLength(2);
    expect(again?.[6]?.isOpen).toBe(false);
    expect(isOvernight(['18:00', '02:00'])).toBe(true);
    expect(isOvernight(['10:00', '10:00'])).toBe(false);
    expect(dayOfRow(week, 2)).toBe('tuesday');
  });

  test('is copied to the days that are chosen alone', () => {
    const week = copied(withMore(USUAL_WEEK, 'monday'), 'monday', ['friday']);
    expect(week.map(({ spans }) => spans.length)).toEqual([
      2, 1, 1, 1, 2, 1, 1,
    ]);
  });

  test('keeps the last part of a day', () => {
    expect(withoutSpan(USUAL_WEEK, 'monday', 0)).toEqual(USUAL_WEEK);
  });
});

describe('a step that a browser posted by itself', () => {
  test('changes its own fields alone', () => {
    const draft = toDraft(data, 'en');
    const posted = postedDraft(draft, 'business', {
      type: 'shop',
      title_en: 'Bozor',
      category_9: 'on',
      more_language: 'ru',
      title_xx: 'no language',
    });
    expect(posted).toMatchObject({ type: 'shop', categories: [9] });
    expect(Object.keys(posted.words).sort()).toEqual(['ar', 'en', 'ru']);
    expect(posted.words.en?.title).toBe('Bozor');
    expect(posted.words.ar?.title).toBe('أنور');
    expect(posted.address).toBe(draft.address);
  });

  test('closes a day whose box is not ticked', () => {
    const { week } = postedDraft(empty, 'hours', {
      monday_open: 'on',
      monday_from_0: '09:00',
      monday_to_0: '18:00',
    });
    expect(week?.[0]).toEqual({
      day: 'monday',
      isOpen: true,
      spans: [['09:00', '18:00']],
    });
    expect(week?.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });
});
