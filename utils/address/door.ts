import {
  COURIER_NOTE_MAX_LENGTH,
  DOOR_PART_MAX_LENGTH,
  NOTE_MAX_LENGTH,
} from '@/utils/constants/limits';

/** Where the door is, as a courier reads it. */
export const DOOR_PARTS = ['house', 'entrance', 'floor', 'office'] as const;

/** The texts of an address beside its street; `comment` is for the courier. Beside them stands whether to leave it there. */
export const DOOR_TEXTS = [...DOOR_PARTS, 'comment'] as const;

export type DoorText = (typeof DOOR_TEXTS)[number];

/** One value for each text: contracts, columns, forms and the operator's tool are made from it. */
export const eachDoorText = <T>(
  make: (text: DoorText) => T,
): Record<DoorText, T> => ({
  house: make('house'),
  entrance: make('entrance'),
  floor: make('floor'),
  office: make('office'),
  comment: make('comment'),
});

/** The most letters that the API takes. */
export const doorMost = (text: DoorText): number =>
  text === 'comment' ? NOTE_MAX_LENGTH : DOOR_PART_MAX_LENGTH;

/** The most letters that a form takes: words are added to the courier's note. */
export const doorTypedMost = (text: DoorText): number =>
  text === 'comment' ? COURIER_NOTE_MAX_LENGTH : DOOR_PART_MAX_LENGTH;

/** The texts as they are stored; what is not known is null. */
export type StoredDoor = Readonly<Record<DoorText, string | null>>;

/** What a form lets one type of a door. */
export interface DoorDetails extends Readonly<Record<DoorText, string>> {
  readonly leaveAtDoor: boolean;
}

export const EMPTY_DOOR: DoorDetails = {
  ...eachDoorText(() => ''),
  leaveAtDoor: false,
};

/** The door of a saved address as a form begins with it. */
export const doorOf = (
  saved: (StoredDoor & { readonly leaveAtDoor: boolean }) | null | undefined,
): DoorDetails =>
  saved
    ? {
        ...eachDoorText((text) => saved[text] ?? ''),
        leaveAtDoor: saved.leaveAtDoor,
      }
    : EMPTY_DOOR;

/** A typed door as the API takes it; what is empty is null. */
export const doorBody = (door: DoorDetails) => ({
  ...eachDoorText((text) => door[text].trim() || null),
  leave_at_door: door.leaveAtDoor,
});
