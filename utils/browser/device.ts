import {
  PHONE_MAX_WIDTH,
  USER_AGENT_MAX_LENGTH,
} from '@/utils/constants/limits';

/** How wide a page is drawn when nothing else is known, in pixels (spec.md §9). */
export const DEVICE_WIDTHS = {
  phone: 360,
  tablet: 768,
  desktop: 1140,
} as const;

export type Device = keyof typeof DEVICE_WIDTHS;

const TABLET = /ipad|tablet|playbook|kindle|silk(?!.*mobile)|android(?!.*mobi)/;
const PHONE = /iphone|ipod|mobi|windows phone|blackberry|opera mini|opera mobi/;

/** Which kind of device asks, as far as its user agent tells; a desktop when in doubt. Browsers then look for themselves. */
export function guessDevice(userAgent: string | null | undefined): Device {
  const text = (userAgent ?? '').slice(0, USER_AGENT_MAX_LENGTH).toLowerCase();
  if (TABLET.test(text)) return 'tablet';
  return PHONE.test(text) ? 'phone' : 'desktop';
}

/** Widths up to 600 px count as phone-sized (spec.md §9). */
export function isPhoneSized(width: number): boolean {
  return width <= PHONE_MAX_WIDTH;
}
