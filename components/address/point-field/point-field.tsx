import type { ComponentProps } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextField } from '@/components/form/text-field/text-field';
import { POINT_EXAMPLE } from '@/utils/address/delivery-point';

type PointFieldProps = Readonly<{ error: string | undefined }> &
  Pick<ComponentProps<'input'>, 'defaultValue' | 'onChange' | 'value'>;

/** Latitude and longitude as text: the pin of a form without script, where nobody looks addresses up. */
export function PointField({ error, ...field }: PointFieldProps) {
  const { t } = useTranslation('address');
  return (
    <TextField
      {...field}
      name="point"
      label={t('address.point')}
      hint={t('address.point.hint', { example: POINT_EXAMPLE })}
      error={error}
      inputMode="text"
      ltr
      autoComplete="off"
      maxLength={60}
    />
  );
}
