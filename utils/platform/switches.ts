import { publicEnv } from '@/utils/env';

/** What we do in another way than Next and React (utils/platform/README.md); a build can go without each of them. */
type Switch =
  | 'early-answer'
  | 'early-input'
  | 'kept-html'
  | 'lost-page'
  | 'near'
  | 'next-modules'
  | 'page-apart';

/** Whether this build has it: not named in NEXT_PUBLIC_WITHOUT. */
export const has = (name: Switch): boolean => !publicEnv.without.includes(name);
