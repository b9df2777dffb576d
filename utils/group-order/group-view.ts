import type { Mode } from '@/utils/checkout/mode';
import type { CartShop, LineSums } from '@/utils/cart/cart-line';

/** Who pays what nobody ordered: fees, tax and tip all on the owner, in equal parts, or by what each ordered. */
export type GroupSplit = 'equal' | 'host' | 'value';

/** One line of a member; amounts are decimals with its add-ons. */
export interface GroupLineView {
  readonly id: number;
  readonly title: string;
  /** Variant and add-ons in one line, may be empty. */
  readonly options: string;
  readonly note: string;
  readonly quantity: number;
  readonly unit: string;
  readonly bonus: boolean;
  readonly paid: number;
  /** Before discounts; equal to `paid` when there are none. */
  readonly list: number;
}

/** Somebody in the group and what they chose. */
export interface MemberView {
  /** Of the member's part of the cart. */
  readonly id: number;
  /** Names the member in calls; empty where only the owner may know it. */
  readonly uuid: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly isOwner: boolean;
  /** Not done yet. The owner is never waited for. */
  readonly isChoosing: boolean;
  readonly lines: readonly GroupLineView[];
  /** How many items, gifts apart. */
  readonly count: number;
  readonly sums: LineSums;
  /** Their part of fees, tax and tip, and all they pay, as the server shared it out; null until it has. */
  readonly share: { readonly fees: number; readonly total: number } | null;
}

/** A group's cart as its screens show it. */
export interface GroupView {
  readonly cartId: number;
  readonly version: number;
  readonly shop: CartShop;
  /** Of the invitation, without language; null: nobody can join now. */
  readonly path: string | null;
  /** The most that each may order for; null: as much as they like. */
  readonly limit: number | null;
  /** ISO; null: open until the owner goes on. */
  readonly closesAt: string | null;
  /** The time is over: nobody but the owner can change anything. */
  readonly isLocked: boolean;
  readonly split: GroupSplit;
  /** How the order is had; null: the owner has not chosen yet. */
  readonly mode: Mode | null;
  readonly ownerName: string;
  /** Whoever looks at it opened it. */
  readonly isOwner: boolean;
  /** The owner first. */
  readonly members: readonly MemberView[];
  readonly me: MemberView | null;
  readonly sums: LineSums;
  readonly count: number;
}

/** Who has not said yet that they are done; somebody who chose nothing and is not done counts, too. */
export function stillChoosing(group: GroupView): readonly MemberView[] {
  return group.members.filter(({ isChoosing }) => isChoosing);
}
