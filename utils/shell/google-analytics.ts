import { type AnalyticsEvent, countBy } from './analytics';

/** How Google Analytics 4 is reached. */
export interface AnalyticsConfig {
  readonly id: string;
  /** The address of its script, without the id. */
  readonly script: string;
}

type Parameters = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Our events in the words of Google Analytics 4 (developers.google.com/analytics, recommended events). */
function parametersOf(event: AnalyticsEvent): Parameters {
  switch (event.name) {
    case 'page_view':
      return { page_location: `${window.location.origin}${event.path}` };
    case 'search':
      return { search_term: event.term };
    case 'add_to_cart': {
      const { currency, id, price, quantity, title } = event;
      const item = { item_id: String(id), item_name: title, price, quantity };
      return { currency, value: price * quantity, items: [item] };
    }
    case 'begin_checkout':
      return { currency: event.currency, value: event.value };
    case 'purchase':
      return {
        transaction_id: String(event.id),
        currency: event.currency,
        value: event.value,
      };
  }
}

function gtag(..._words: readonly unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- gtag.js reads calls as the arguments objects of functions, not as lists
  window.dataLayer.push(arguments);
}

const offSwitch = (id: string): string => `ga-disable-${id}`;

/** Loads the script, once, and sends our events by it. Nothing but what we tell: no advertising, no address's query. */
export function startCounting({ id, script }: AnalyticsConfig): void {
  Reflect.set(window, offSwitch(id), false);
  if (!window.dataLayer) {
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: window.location.origin,
      page_referrer: '',
    });
    const element = document.createElement('script');
    element.async = true;
    element.src = `${script}?id=${encodeURIComponent(id)}`;
    document.head.append(element);
  }
  countBy((event) => {
    const parameters = parametersOf(event);
    // every later event of the page says the same place
    if (event.name === 'page_view') gtag('set', parameters);
    gtag('event', event.name, parameters);
  });
}

/** Ends it: nothing is sent from now on, and its cookies go. */
export function stopCounting({ id }: AnalyticsConfig): void {
  countBy(null);
  Reflect.set(window, offSwitch(id), true);
  const names = document.cookie
    .split('; ')
    .flatMap((cookie) => /^_ga(?:_\w+)?(?==)/.exec(cookie)?.[0] ?? []);
  const host = window.location.hostname;
  const parents = host
    .split('.')
    .map((_part, index, parts) => parts.slice(index).join('.'));
  for (const name of names)
    for (const domain of ['', ...parents.map((part) => `; domain=${part}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
