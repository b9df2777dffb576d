import type { StoredDoor } from './door';

/** A saved address as the screens show it. */
export interface SavedAddress extends StoredDoor {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly leaveAtDoor: boolean;
  readonly active: boolean;
  /** How many places deliver there; undefined: not asked. */
  readonly places?: number;
  /** How the asked shop delivers there: its fee; null: not at all; undefined: not asked. */
  readonly fee?: number | null;
}
