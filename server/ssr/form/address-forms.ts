import { object, string } from 'yup';
import { addressService } from '@/services/address/address-service';
import {
  addressBody,
  type AddressValues,
  addressValues,
} from '@/utils/address/address-form';
import { DOOR_TEXTS, eachDoorText } from '@/utils/address/door';
import { addressName } from '@/utils/address/address-words';
import type { SavedAddress } from '@/utils/address/saved-address';
import { FORMS } from '@/utils/constants/forms';
import { addressSchema } from '@/utils/form/address-schema';
import { accountRoutes } from '@/utils/shell/account-routes';
import { findPlace } from './find-place';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from './page-form';

const TEXTS = [
  'title',
  'address',
  'point',
  ...DOOR_TEXTS,
  'leaveAtDoor',
  'active',
];

const idSchema = object({
  id: string()
    .required()
    .matches(/^\d{1,9}$/),
});

/** The fields as they were posted; a box that is not ticked is not posted. */
function typedValues(values: FormPost['values']): AddressValues {
  const text = (name: string) => values[name] ?? '';
  return {
    title: text('title'),
    address: text('address'),
    ...eachDoorText(text),
    leaveAtDoor: text('leaveAtDoor') !== '',
    active: text('active') !== '',
  };
}

/** A new address, or changes of a saved one; its street is found by the server. */
const save: PageForm = (post) =>
  checkedForm(post, {
    schema: addressSchema,
    kept: TEXTS,
    work: async () => {
      const { values } = post;
      const id = Number(values.id ?? 0);
      const saved = id > 0 ? await addressService.show(id) : null;
      const found = await findPlace({
        address: values.address ?? '',
        place: values.place ?? '',
        point: values.point ?? '',
        lang: post.shell.lang,
        t: post.t,
        saved: saved && { address: saved.address, point: saved.location },
      });
      if ('errors' in found)
        return {
          ...shownForm(post.form, { ...values, choices: found.choices }),
          errors: found.errors,
        };
      const typed = { ...typedValues(values), address: found.address };
      const body = addressBody(typed, found.point);
      await (saved
        ? addressService.change(saved.id, body)
        : addressService.create(body));
      return { goTo: accountRoutes.addresses() };
    },
  });

/** All of a deleted address, for the button that brings it back. */
function undoValues(saved: SavedAddress): Record<string, string> {
  const { active, leaveAtDoor, title: _, ...texts } = addressValues(saved);
  return {
    ...texts,
    title: addressName(saved),
    latitude: String(saved.location.latitude),
    longitude: String(saved.location.longitude),
    ...(active && { active: 'on' }),
    ...(leaveAtDoor && { leaveAtDoor: 'on' }),
  };
}

const remove: PageForm = (post) =>
  checkedForm(post, {
    schema: idSchema,
    kept: [],
    work: async () => {
      const saved = await addressService.show(Number(post.values.id));
      await addressService.remove(saved.id);
      return { ...shownForm(post.form, undoValues(saved)), isDone: true };
    },
  });

const restore: PageForm = (post) =>
  checkedForm(post, {
    schema: addressSchema,
    kept: [],
    work: async () => {
      const { latitude, longitude } = post.values;
      const point = {
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
      await addressService.create(addressBody(typedValues(post.values), point));
      return { goTo: accountRoutes.addresses() };
    },
  });

const makeDefault: PageForm = (post) =>
  checkedForm(post, {
    schema: idSchema,
    kept: [],
    work: async () => {
      await addressService.setActive(Number(post.values.id));
      return { goTo: accountRoutes.addresses() };
    },
  });

/** /profile#addresses without script: saving, deleting with a way back, and the default one. */
export const addressForms: Readonly<Record<string, PageForm>> = {
  [FORMS.address]: save,
  [FORMS.addressDelete]: remove,
  [FORMS.addressRestore]: restore,
  [FORMS.addressDefault]: makeDefault,
};
