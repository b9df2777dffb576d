import { describe, expect, it, vi } from 'vitest';
import { fillIn, openText } from '@/utils/fill-in';
import { createI18n } from '@/utils/i18n/create-i18n';

const TEXTS = { add: 'Add {{name}}', opens: 'Opens {{day}} {{ time }}' };

describe('a text with gaps', () => {
  it('is read with its gaps open and filled in as i18next would', () => {
    const texts = createI18n('en', TEXTS);
    const { t } = texts;
    const add = openText(texts, 'add');
    expect(add).toBe('Add {{name}}');
    for (const name of ['Plov', '$& & <b>', '{{name}}'])
      expect(fillIn(add, { name })).toBe(t('add', { name }));
  });

  it('can be filled in by and by', () => {
    const texts = createI18n('en', TEXTS);
    const open = openText(texts, 'opens');
    const onMonday = fillIn(open, { day: 'Mon', time: '{{time}}' });
    expect(fillIn(onMonday, { time: '09:00' })).toBe('Opens Mon 09:00');
  });

  it('leaves a gap without a value empty', () => {
    expect(fillIn('{{from}}–{{to}} min', { from: 5 })).toBe('5– min');
  });
});

describe('a text read as it stands', () => {
  it('is told to those who write down what a page reads', () => {
    const onRead = vi.fn();
    openText(createI18n('en', TEXTS, { onRead }), 'add');
    expect(onRead).toHaveBeenCalledWith('add');
  });

  it('is what a missing text is shown as while it is on its way', () => {
    const texts = createI18n('en', TEXTS, { onMissing: () => '' });
    expect(openText(texts, 'gone')).toBe('');
  });
});
