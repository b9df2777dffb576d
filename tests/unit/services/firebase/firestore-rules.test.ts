import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorize } from '@/tests/support/chat/firestore/authorize';
import { MESSAGE_CASES } from '@/tests/support/chat/firestore/message-cases';
import { ROOM_CASES } from '@/tests/support/chat/firestore/room-cases';

const CASES = [...ROOM_CASES, ...MESSAGE_CASES];
const RULES = readFileSync('services/firebase/firestore.rules', 'utf8');

describe('who may read and write in Firestore', () => {
  test.each(CASES)('%s', (_, asked, allowed) => {
    expect(authorize(asked)).toBe(allowed);
  });

  test('each case is named at a rule, once, and no rule names another', () => {
    const named = [...RULES.matchAll(/^\s*\/\/ case: (.+)$/gm)].map(
      ([, name]) => name,
    );
    expect(named.toSorted()).toEqual(CASES.map(([name]) => name).toSorted());
  });

  test('both know the same fields', () => {
    const [room, message] = [ROOM_CASES, MESSAGE_CASES].map((cases) => {
      const made = cases.find(
        ([, { op }, allowed]) => op === 'create' && allowed,
      );
      return Object.keys(made?.[1].written ?? {});
    });
    const lists = [...RULES.matchAll(/(?:hasAll\(|return )\[([^\]]+)\]/g)].map(
      ([, names]) =>
        [...(names ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name),
    );
    expect(lists).toContainEqual(expect.arrayContaining(room ?? []));
    expect(lists).toContainEqual(expect.arrayContaining(message ?? []));
  });
});
