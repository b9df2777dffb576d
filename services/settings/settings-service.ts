import type {
  CurrencyDto,
  LanguageDto,
  PaymentDto,
  SettingDto,
  SiteStateDto,
} from '@/server/contracts/settings';
import { api } from '@/services/http/client';
import type { Namespace } from '@/utils/i18n/locales';

/** Settings and what surrounds every page (spec.md §7 "Catalogue and settings"). */
export const settingsService = {
  settings: () => api.get<SettingDto[]>('/rest/settings'),
  /** Which page is the first one, and which lists hold nothing yet. */
  site: () => api.get<SiteStateDto>('/rest/site'),
  currencies: () => api.get<CurrencyDto[]>('/rest/currencies'),
  /** Also those that are off. */
  everyCurrency: () => api.get<CurrencyDto[]>('/rest/currencies', { all: 1 }),
  languages: () => api.get<LanguageDto[]>('/rest/languages/active'),
  payments: () => api.get<PaymentDto[]>('/rest/payments'),
  /** Every text of a language; of the storefront's namespace unless another is named. */
  translations: (lang: string, namespace?: Namespace) =>
    api.get<Record<string, string>>('/rest/translations/paginate', {
      lang,
      namespace,
    }),
};
