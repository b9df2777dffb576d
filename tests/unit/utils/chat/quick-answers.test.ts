import { expect, test } from 'vitest';
import type { ChatMessage } from '@/utils/chat/chat';
import { quickAnswers, withoutAnswers } from '@/utils/chat/quick-answers';

const said = (content: string, fromMe = false) =>
  ({ content, fromMe }) as ChatMessage;
const MENU = 'I can help:\n1. Where is my order?\n2. Money back\nOr say it.';

test('the numbered lines of the last message are its answers', () => {
  expect(quickAnswers([said('Hello', true), said(MENU)])).toEqual([
    { number: '1', text: 'Where is my order?' },
    { number: '2', text: 'Money back' },
  ]);
  expect(withoutAnswers(MENU)).toBe('I can help:\nOr say it.');
});

test('none once it is answered, of one’s own list, or of a single number', () => {
  expect(quickAnswers([said(MENU), said('1', true)])).toEqual([]);
  expect(quickAnswers([said(MENU, true)])).toEqual([]);
  expect(quickAnswers([said('1. Only this')])).toEqual([]);
  expect(quickAnswers([])).toEqual([]);
});
