import { expect, test } from 'vitest';
import { phoneText } from '@/utils/account/phone-text';

test.each([
  ['+998712179491', '+998 71 217 94 91'],
  ['+77011234567', '+7 701 123 45 67'],
  ['+905321234567', '+90 532 123 45 67'],
  ['+12125550123', '+1 212 555 01 23'],
  ['+442071838750', '+442071838750'],
  ['103', '103'],
])('%s is read as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
