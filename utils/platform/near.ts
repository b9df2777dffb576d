import type { CSSProperties } from 'react';
import { has } from './switches';

/**
 * For `<html>`: parts far from the window (`content-visibility: var(--near, auto)` in the components' styles) are drawn
 * at once in a build without `near`; else nothing.
 */
export const nearStyle = (has('near') ? undefined : { '--near': 'visible' }) as
  CSSProperties | undefined;
