import { expect, it } from 'vitest';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';

it.each([
  ['demo@sofra.example', 'd***@sofra.example'],
  ['+998901234567', '+998*******67'],
  ['+1234567', '+123***67'],
])('shows %s as %s', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked);
});
