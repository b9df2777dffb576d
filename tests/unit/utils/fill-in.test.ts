import { describe, expect, it } from 'vitest';
import { fillIn, WITH_GAPS } from '@/utils/fill-in';
import { createI18n } from '@/utils/i18n/create-i18n';

const TEXTS = { add: 'Add {{name}}', opens: 'Opens {{day}} {{ time }}' };

describe('a text with gaps', () => {
  it('is read with its gaps open and filled in as i18next would', () => {
    const { t } = createI18n('en', TEXTS);
    const add = t('add', WITH_GAPS);
    expect(add).toBe('Add {{name}}');
    for (const name of ['Plov', '$& & <b>', '{{name}}'])
      expect(fillIn(add, { name })).toBe(t('add', { name }));
  });

  it('can be filled in by and by', () => {
    const { t } = createI18n('en', TEXTS);
    const onMonday = t('opens', { day: 'Mon', time: '{{time}}' });
    expect(fillIn(onMonday, { time: '09:00' })).toBe('Opens Mon 09:00');
  });

  it('leaves a gap without a value empty', () => {
    expect(fillIn('{{from}}–{{to}} min', { from: 5 })).toBe('5– min');
  });
});
