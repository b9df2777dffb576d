/** What a shop wants to know of its visits; amounts are of the currency named. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly path: string }
  | { readonly name: 'search'; readonly term: string }
  | {
      readonly name: 'add_to_cart';
      readonly id: number;
      readonly title: string;
      readonly price: number;
      readonly quantity: number;
      readonly currency: string;
    }
  | {
      readonly name: 'begin_checkout';
      readonly value: number;
      readonly currency: string;
    }
  | {
      readonly name: 'purchase';
      readonly id: number;
      readonly value: number;
      readonly currency: string;
    };

type Sink = (event: AnalyticsEvent) => void;

let sink: Sink | null = null;

/** Tells what happened to whoever counts visits; nobody does unless it is configured and the visitor has allowed it. */
export const track: Sink = (event) => sink?.(event);

/** Who is told from now on; null: nobody. */
export function countBy(next: Sink | null): void {
  sink = next;
}
