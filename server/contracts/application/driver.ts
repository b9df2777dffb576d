import { z } from '@hono/zod-openapi';
import {
  CITY_MAX,
  COLOUR_MAX,
  PLATE_MAX,
  VEHICLE_KINDS,
} from '@/utils/application/limits';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { Phone } from '../account/fields';
import { absentable } from '../common';
import { Documents, Flag, words } from './inputs';

/** `data` of an application to drive, as it is kept; all of it may be missing while it is a draft. */
export const DriverData = z
  .object({
    firstname: words(NAME_MAX_LENGTH),
    lastname: words(NAME_MAX_LENGTH),
    birthday: words(10),
    phone: absentable(Phone),
    city: words(CITY_MAX),
    vehicle: absentable(
      z.object({
        kind: absentable(z.enum(VEHICLE_KINDS)),
        plate: words(PLATE_MAX),
        colour: words(COLOUR_MAX),
      }),
    ),
    documents: Documents,
    agreement: Flag,
  })
  .openapi('DriverApplicationData');
