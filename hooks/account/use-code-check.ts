import { useRef } from 'react';
import { asApiError } from '@/services/http/api-error';
import { WRONG_CODE } from '@/utils/constants/api-codes';

/** Checks a code: a wrong one costs one try, however often it is sent. `forget` is for a new code. */
export function useCodeCheck(verify: (code: string) => Promise<void>) {
  const refused = useRef<{ code: string; error: unknown }>(null);
  return {
    async check(code: string): Promise<void> {
      if (refused.current?.code === code) throw refused.current.error;
      try {
        await verify(code);
      } catch (error) {
        if (asApiError(error)?.code === WRONG_CODE)
          refused.current = { code, error };
        throw error;
      }
    },
    forget: (): void => {
      refused.current = null;
    },
  };
}
