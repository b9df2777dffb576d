import { useState } from 'react';
import { ASKED_FIELD, isUnchanged } from '@/utils/application/unchanged';
import type { PostedForm } from '@/utils/form/posted-form';

/** A refused application in which nothing was changed is sent after a question. `isDirty`: something is not saved yet. */
export function useUnchangedQuestion(
  application: Parameters<typeof isUnchanged>[0],
  isDirty: boolean,
  posted: PostedForm | null,
) {
  const [wasAsked, setAsked] = useState(Boolean(posted?.values[ASKED_FIELD]));
  const isSame = isUnchanged(application) && !isDirty;
  return {
    /** The question stands, and the next press sends it. */
    isAsking: wasAsked && isSame,
    /** Asks before the first sending; answers whether it did. */
    ask(): boolean {
      if (wasAsked || !isSame) return false;
      setAsked(true);
      return true;
    },
  };
}
