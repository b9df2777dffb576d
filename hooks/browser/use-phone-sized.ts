import { useShell } from '@/contexts/shell-context';
import { PHONE_MAX_WIDTH } from '@/utils/constants/limits';
import { DEVICE_WIDTHS, isPhoneSized } from '@/utils/browser/device';
import { useMediaQuery } from './use-media-query';

/** Whether the window is phone-sized; on the server and while hydrating, what the user agent suggests. */
export function usePhoneSized(): boolean {
  const guess = isPhoneSized(DEVICE_WIDTHS[useShell().device]);
  return useMediaQuery(`(max-width: ${PHONE_MAX_WIDTH}px)`, guess);
}
