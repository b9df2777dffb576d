import type { CurrencyDto } from '@/server/contracts/settings';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import type { Device } from '@/utils/browser/device';
import type { SocialConfig } from '@/utils/account/social';
import type { ShellCart } from '@/utils/cart/shell-cart';
import type { AnalyticsConfig } from '@/utils/shell/google-analytics';
import type { ShellBrand } from '@/utils/shell/brand';
import type { ThemeMode } from './theme-mode';

/** Where the customer wants the order, from the address cookie. */
export interface ShellAddress {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What the frame shows of a signed-in customer. */
export interface ShellUser {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly img: string | null;
  /** Rows of the inbox that were not read when the page was made. */
  readonly unread?: number;
  /** The account owns a shop, whose kitchen has a board. */
  readonly sells?: true;
}

/** What every page knows before its first paint; decided by the server from cookies. */
export interface Shell {
  readonly lang: string;
  /** Not there: whoever made the page did not say. */
  readonly brand?: ShellBrand;
  readonly user: ShellUser | null;
  readonly currency: CurrencyDto;
  /** Null: none chosen yet; lists are then made for the site's centre. */
  readonly address: ShellAddress | null;
  /** The middle of the site's city; not there: nobody has set it, and there is no shop. */
  readonly center?: DeliveryPoint;
  /** The one shop's path where its page is the first one; not there: `/`. */
  readonly home?: string;
  /** Paths of lists that hold nothing, to which no link leads; not there: all hold something. */
  readonly hidden?: readonly string[];
  /** Distances are shown in miles; not there: in kilometres. */
  readonly unit?: 'mi';
  /** Not there: orders are delivered. */
  readonly mode?: 'pickup';
  /** Origin of the site for absolute addresses, without a slash at the end; empty: unknown. */
  readonly siteUrl: string;
  /** What the user agent suggests, for what is drawn before a browser can look. */
  readonly device: Device;
  /** Chosen without script; what a script keeps is in the browser's storage alone. */
  readonly theme?: ThemeMode;
  /** By the server's clock, so that both draw the same. */
  readonly year: number;
  /** By whose code a visitor came, for the registration (utils/account/referral-code.ts); not there without one. */
  readonly referral?: string;
  /** Null: nobody is signed in and no cookie names a cart. */
  readonly cart: ShellCart | null;
  /** Only where visits are counted, after a consent. */
  readonly analytics?: AnalyticsConfig;
  /** Only on pages where one signs in, and only when a provider is configured. */
  readonly social?: SocialConfig | null;
}

/** Parses the address cookie; null when it is missing or not an address. */
export function parseAddressCookie(
  value: string | undefined,
): ShellAddress | null {
  if (!value) return null;
  try {
    const parsed = JSON.parse(value) as Partial<ShellAddress>;
    const { latitude, longitude, title } = parsed;
    const valid =
      typeof title === 'string' &&
      typeof latitude === 'number' &&
      typeof longitude === 'number' &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180;
    return valid ? { title: title.slice(0, 300), latitude, longitude } : null;
  } catch {
    return null;
  }
}
