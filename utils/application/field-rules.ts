import { TAX_NUMBER_MAX, TAX_NUMBER_MIN, type VehicleKind } from './limits';

const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TAX_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

/** Whether it is a moment of a day: HH:mm. */
export function isTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

/** Whether it can be a tax number: letters and digits, with what countries write between them. */
export function isTaxNumber(text: string): boolean {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    TAX_PATTERN.test(text) &&
    plain.length >= TAX_NUMBER_MIN &&
    text.length <= TAX_NUMBER_MAX
  );
}

/** Whether a vehicle of this kind has a number plate. */
export function needsPlate(kind: VehicleKind | undefined): boolean {
  return kind === 'scooter' || kind === 'car';
}
