import { type RefObject, useEffect } from 'react';
import { focusFirstProblem } from '@/utils/form/focus-first-problem';

/** After a submit, or words from the server, that found something wrong: once the errors are on the screen. */
export function useFocusOnProblem(
  element: RefObject<HTMLFormElement | null>,
  { isSubmitting, times }: { isSubmitting: boolean; times: number },
): void {
  useEffect(() => {
    if (times > 0 && !isSubmitting) focusFirstProblem(element.current);
  }, [element, isSubmitting, times]);
}
