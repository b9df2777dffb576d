import { useShell } from '@/contexts/shell-context';
import { COMPACT_MAX_WIDTH } from '@/utils/constants/limits';
import { DEVICE_WIDTHS } from '@/utils/browser/device';
import { useMediaQuery } from './use-media-query';

/** Whether the compact header and no column beside the page are shown; before that is known, as the device suggests. */
export function useCompact(): boolean {
  const guess = DEVICE_WIDTHS[useShell().device] <= COMPACT_MAX_WIDTH;
  return useMediaQuery(`(max-width: ${COMPACT_MAX_WIDTH}px)`, guess);
}
