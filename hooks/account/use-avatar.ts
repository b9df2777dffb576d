import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { formFailure } from '@/services/http/form-failure';
import { isReadable } from '@/utils/account/crop-picture';
import { AVATAR_BYTES_MAX } from '@/utils/constants/account';
import { useProfileChanges } from './use-profile-changes';

interface ChosenPicture {
  readonly file: File;
  /** Shows it in this tab. */
  readonly url: string;
}

/** A new picture of the customer: chosen, looked at, cropped, sent; what refuses it is told and nothing is lost. */
export function useAvatar() {
  const { t } = useTranslation('account');
  const { savePicture } = useProfileChanges();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  function putAway(): void {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  }

  async function choose(file: File): Promise<void> {
    setError('');
    if (file.size > AVATAR_BYTES_MAX)
      return setError(t('account.picture.large'));
    if (!(await isReadable(file)))
      return setError(t('account.picture.unreadable'));
    setChosen({ file, url: URL.createObjectURL(file) });
  }

  /** Null takes the picture away. */
  async function save(picture: Blob | null): Promise<void> {
    setBusy(true);
    setError('');
    try {
      await savePicture(picture);
      putAway();
    } catch (cause) {
      const { fields, message } = formFailure(cause, {
        offline: t('account.picture.failed'),
        fault: t('account.picture.failed'),
      });
      setError(Object.values(fields)[0] ?? message);
    } finally {
      setBusy(false);
    }
  }

  return {
    chosen,
    error,
    isBusy,
    choose,
    save,
    cancel: () => {
      putAway();
      setError('');
    },
  };
}
