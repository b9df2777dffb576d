import type { ThemeOptions } from '@mui/material/styles';

/** Fields as in the mockups: 52 px, radius 12, the edge drawn inside, the label above. */
export const fieldOverrides: ThemeOptions['components'] = {
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      fullWidth: true,
      slotProps: { inputLabel: { shrink: true } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: 6,
        fontSize: 'var(--t-14)',
        fontWeight: 600,
        lineHeight: 1.45,
        color: 'var(--ink)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 52,
        borderRadius: 'var(--r-field)',
        backgroundColor: 'var(--surface)',
        color: 'var(--ink)',
        fontSize: 'var(--field-text)',
        lineHeight: '24px',
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--ink-soft)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--primary)',
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--error)',
          borderWidth: 2,
        },
      },
      input: {
        height: 24,
        padding: '14px 16px',
        '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
      },
      notchedOutline: {
        top: 0,
        borderColor: 'var(--control)',
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        color: 'var(--ink-soft)',
        '&.Mui-error': { color: 'var(--error)' },
      },
    },
  },
  MuiSelect: {
    styleOverrides: { icon: { color: 'var(--ink-soft)', insetInlineEnd: 12 } },
  },
};
