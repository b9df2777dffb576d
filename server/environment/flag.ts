import { z } from 'zod';

/** A variable that is on or off: 1 or true, 0 or false. */
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
