import { expect, test } from 'vitest';
import { sentenceParts } from '@/utils/i18n/sentence-parts';

test('a sentence is cut at its placeholders, in the order of its language', () => {
  expect(
    sentenceParts(
      ({ privacy, terms }) => `${privacy} and ${terms} are accepted.`,
      ['terms', 'privacy'],
    ),
  ).toEqual([
    { name: 'privacy' },
    ' and ',
    { name: 'terms' },
    ' are accepted.',
  ]);
});
