/** A saved address as the screens show it. */
export interface SavedAddress {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly office: string | null;
  readonly house: string | null;
  readonly floor: string | null;
  readonly entrance: string | null;
  readonly comment: string | null;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly leaveAtDoor: boolean;
  readonly active: boolean;
  /** How many places deliver there; undefined: not asked. */
  readonly places?: number;
  /** How the asked shop delivers there: its fee; null: not at all; undefined: not asked. */
  readonly fee?: number | null;
}
