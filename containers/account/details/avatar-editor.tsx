import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Button } from '@/components/ui/button/button';
import { useAvatar } from '@/hooks/account/use-avatar';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import type { UserDto } from '@/server/contracts/account/user';
import { userName } from '@/utils/account/user-name';
import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './details.module.css';

const CropDialog = lazyBlock(() => import('./crop-dialog'), 'CropDialog');

/** The customer's picture: another one, cut to a square by hand, or none. */
export function AvatarEditor({ profile }: Readonly<{ profile: UserDto }>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const avatar = useAvatar();
  const { chosen, error, isBusy } = avatar;
  const opener = useReturnFocus<HTMLButtonElement>(chosen !== null);
  const hasPicture = profile.img !== null;
  /** Its button goes with the picture. */
  async function remove(): Promise<void> {
    if (isBusy) return;
    await avatar.save(null);
    opener.current?.focus();
  }
  return (
    <div
      role="group"
      aria-label={t('account.picture')}
      className={styles.picture}
    >
      <Avatar
        name={userName(profile)}
        src={profile.img}
        className={styles.avatar}
      />
      <div className={styles.pictureWords}>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic"
            hidden
            aria-label={t('account.picture')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void avatar.choose(file);
            }}
          />
          <Button
            ref={opener}
            variant="line"
            size="s"
            loading={isBusy && chosen === null}
            onPointerEnter={CropDialog.warm}
            onClick={() => input.current?.click()}
          >
            {t(hasPicture ? 'account.picture.change' : 'account.picture.add')}
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              size="s"
              className={styles.quiet}
              aria-label={`${t('account.remove')}: ${t('account.picture')}`}
              onClick={() => void remove()}
            >
              {t('account.remove')}
            </Button>
          )}
        </div>
        {error && chosen === null ? (
          <p role="alert" className={styles.refusal}>
            {error}
          </p>
        ) : (
          <p className={styles.hint}>{t('account.picture.hint')}</p>
        )}
      </div>
      {chosen && (
        <CropDialog
          {...chosen}
          error={error}
          isBusy={isBusy}
          onClose={avatar.cancel}
          onSave={(picture) => void avatar.save(picture)}
        />
      )}
    </div>
  );
}
