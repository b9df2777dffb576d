import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  addressBody,
  addressValues,
  againBody,
} from '@/utils/address/address-form';
import { addressKind } from '@/utils/address/address-kind';
import { addressTitle } from '@/utils/address/address-title';
import { readChoices, writeChoices } from '@/utils/address/place-choices';
import type { SavedAddress } from '@/utils/address/saved-address';
import { doorWords } from '@/utils/order/door-words';
import { readPageTexts } from '@/server/caches/text-files';

const SAVED: SavedAddress = {
  id: 5,
  title: 'Navoi Street 30',
  address: 'Navoi Street 30, Chorsu',
  office: '37',
  house: null,
  floor: '4',
  entrance: null,
  comment: 'Code 37K',
  location: { latitude: 41.31, longitude: 69.24 },
  leaveAtDoor: true,
  active: true,
};

describe('the picture of an address', () => {
  const names = ['home', 'work', 'parents'] as const;
  const kinds = { home: 'home', work: 'work', parents: 'family' } as const;

  test.each(readdirSync('locales').filter((name) => !name.includes('.')))(
    'goes by the names that are suggested in %s',
    (lang) => {
      const texts = readPageTexts(lang);
      for (const name of names)
        expect(addressKind(texts[`addresses.name.${name}`] ?? '')).toBe(
          kinds[name],
        );
    },
  );

  test('is a pin for any other name', () => {
    expect(addressKind(' home ')).toBe('home');
    expect(addressKind('Homestead Lane 4')).toBe('other');
    expect(addressKind('')).toBe('other');
  });
});

describe('the form of a saved address', () => {
  test('has no name where it is called by its street, and saves it so again', () => {
    const values = addressValues(SAVED);
    expect(values).toMatchObject({ title: '', leaveAtDoor: true });
    expect(addressBody(values, SAVED.location)).toEqual({
      title: 'Navoi Street 30',
      address: 'Navoi Street 30, Chorsu',
      location: SAVED.location,
      house: null,
      entrance: null,
      floor: '4',
      office: '37',
      comment: 'Code 37K',
      leave_at_door: true,
      active: true,
    });
  });

  test('never takes the default back, and clears what is emptied', () => {
    const values = { ...addressValues(SAVED), active: false, floor: ' ' };
    const body = addressBody(values, SAVED.location);
    expect(body).not.toHaveProperty('active');
    expect(body).toMatchObject({ floor: null });
  });

  test('makes a deleted one again as it was', () => {
    expect(againBody({ ...SAVED, title: 'Home' })).toMatchObject({
      title: 'Home',
      active: true,
      leave_at_door: true,
    });
  });

  test('names a long street within what a name may be', () => {
    expect(addressTitle(`${'x'.repeat(300)}, Chorsu`)).toHaveLength(100);
  });
});

test('the places that a text may mean go through a form and back; anything else is none', () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e', 'f'];
  expect(readChoices(writeChoices(many))).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const text of ['', '{', '{"a":1}', 'null'])
    expect(readChoices(text)).toEqual([]);
  expect(readChoices('[1,"a"]')).toEqual(['a']);
});

test('the courier is told to leave it at the door in the reader’s language, before the note', () => {
  const say = ((key: string) => key) as unknown as Parameters<
    typeof doorWords
  >[1];
  const address = { address: 'Navoi 30', comment: 'Code 37K' };
  expect(doorWords({ ...address, leave_at_door: true }, say)).toEqual([
    'checkout.where.leave',
    'Code 37K',
  ]);
  expect(doorWords({ ...address, leave_at_door: false }, say)).toEqual([
    'Code 37K',
  ]);
});
