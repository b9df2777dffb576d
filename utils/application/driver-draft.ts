import type { DriverApplicationData } from './application-data';
import { needsPlate } from './field-rules';
import { VEHICLE_KINDS, type VehicleKind } from './limits';
import { storedPath } from './picture-path';

/** An application to drive as its form has it. The phone is the account's own and stands there alone. */
export interface DriverDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string;
  readonly city: string;
  readonly kind: '' | VehicleKind;
  readonly plate: string;
  readonly colour: string;
  readonly documents: readonly string[];
  readonly agreement: boolean;
}

/** What an account says already of who applies. */
interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string | null;
}

/** What the form begins with, of what is kept on the server. */
export function toDriverDraft(data: DriverApplicationData): DriverDraft {
  const { vehicle } = data;
  return {
    firstname: data.firstname ?? '',
    lastname: data.lastname ?? '',
    birthday: data.birthday ?? '',
    city: data.city ?? '',
    kind: vehicle?.kind ?? '',
    plate: vehicle?.plate ?? '',
    colour: vehicle?.colour ?? '',
    documents: (data.documents ?? []).map(storedPath),
    agreement: data.agreement ?? false,
  };
}

/** The draft of somebody who has none: what the account knows is filled in. */
export function firstDriverDraft(person: Person | undefined): DriverDraft {
  return toDriverDraft({
    firstname: person?.firstname ?? '',
    lastname: person?.lastname ?? '',
    birthday: person?.birthday ?? '',
  });
}

const text = <K extends string>(key: K, value: string) =>
  value.trim() ? { [key]: value.trim() } : {};

/** The draft as the server keeps it, with the account's proved phone; a vehicle without a plate has none. */
export function toDriverData(
  draft: DriverDraft,
  phone: string,
): DriverApplicationData {
  const { kind } = draft;
  return {
    ...text('firstname', draft.firstname),
    ...text('lastname', draft.lastname),
    ...text('birthday', draft.birthday),
    ...text('phone', phone),
    ...text('city', draft.city),
    ...(kind && {
      vehicle: {
        kind,
        ...(needsPlate(kind) && text('plate', draft.plate)),
        ...(kind !== 'foot' && text('colour', draft.colour)),
      },
    }),
    ...(draft.documents.length > 0 && { documents: draft.documents }),
    agreement: draft.agreement,
  };
}

/** A kind of vehicle that was posted; empty: none of ours. */
export function readVehicle(value: string | undefined): DriverDraft['kind'] {
  return VEHICLE_KINDS.find((kind) => kind === value) ?? '';
}
