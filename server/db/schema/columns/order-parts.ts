import type { StoredDoor } from '@/utils/address/door';
import type { LabelTranslations } from '../catalogue';

/** What an address looked like when the order was placed. */
export interface OrderAddress extends Partial<StoredDoor> {
  readonly address: string;
  readonly leave_at_door?: boolean;
}

/** The branch that an order is fetched from, as it was then; `title` names it, `description` is its address. */
export interface OrderBranch {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string | null;
  readonly translations: LabelTranslations;
}

/** Somebody else who receives an order. */
export interface OrderRecipient {
  readonly name: string;
  readonly phone: string;
}

/** What a line looked like when it was ordered, in every content language. */
export interface OrderLineSnapshot {
  readonly productId: number;
  readonly productUuid: string;
  readonly img: string | null;
  /** What it is counted in and by how much; orders from before that were counted in wholes. */
  readonly unit?: string;
  readonly interval?: number;
  readonly translations: LabelTranslations;
  readonly extras: readonly {
    readonly translations: LabelTranslations;
    readonly value: string;
  }[];
}
