import { TextField, type TextFieldProps } from './text-field';

/** A field for an e-mail address alone, with the keyboard and the suggestions of one. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      ltr
      {...props}
    />
  );
}
