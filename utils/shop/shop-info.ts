import type { DayHours } from './shop-view';

/** What somebody who ordered there wrote. */
export interface ReviewView {
  readonly id: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string | null;
  readonly name: string;
  readonly img: string | null;
  /** YYYY-MM-DD on the shop's calendar. */
  readonly on: string;
}

/** How the reviews spread over the stars. */
export interface RatingSpread {
  readonly group: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
  readonly count: number;
  /** Null: nobody has rated yet. */
  readonly avg: number | null;
}

/** Another place of the same brand. */
export interface BranchView {
  readonly id: number;
  readonly title: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** Monday first; empty: not known. */
  readonly week: readonly DayHours[];
}

/** What the more-info dialog shows beside what the page knows. */
export interface ShopInfo {
  readonly pictures: readonly Readonly<{ id: number; img: string }>[];
  readonly branches: readonly BranchView[];
  /** The area it delivers to, [latitude, longitude]; null: none is drawn. */
  readonly zone: readonly (readonly [number, number])[] | null;
}
