import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import {
  TextField,
  type TextFieldProps,
} from '@/components/form/text-field/text-field';
import { caretAfter } from '@/utils/payment/card-fields';

type DigitFieldProps = Readonly<{
  format: (text: string) => string;
  onText: (text: string) => void;
}> &
  Omit<TextFieldProps, 'onChange'>;

/** Digits that are grouped as they are typed; the caret stays behind the digit it was behind. */
export function DigitField({ format, onText, ...rest }: DigitFieldProps) {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    const { at, input } = caret.current ?? {};
    caret.current = null;
    if (input && at !== undefined) input.setSelectionRange(at, at);
  });
  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const text = format(target.value);
    const before = target.value.slice(0, target.selectionStart ?? undefined);
    const isEnd = before.length === target.value.length;
    const digits = before.replaceAll(/\D/g, '').length;
    if (!isEnd) caret.current = { input: target, at: caretAfter(text, digits) };
    onText(text);
  }
  return (
    <TextField {...rest} inputMode="numeric" ltr onChange={handleChange} />
  );
}
