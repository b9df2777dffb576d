import {
  useTranslation as useI18next,
  type UseTranslationResponse,
} from 'react-i18next';
import type { PageNamespace } from './locales';

interface UseTranslation {
  (
    namespaces?: PageNamespace | readonly PageNamespace[],
  ): UseTranslationResponse<'translation', undefined>;
  (namespace: 'kitchen'): UseTranslationResponse<'kitchen', undefined>;
}

/**
 * react-i18next's own hook for the namespaces of pages that a component shows beside `translation` (docs/adr/0050). `t()` knows the
 * keys of all pages, so that it can be handed to whoever words something.
 */
export const useTranslation = useI18next as unknown as UseTranslation;
