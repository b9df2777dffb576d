import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/containers/ui/dialog';
import { cropPicture } from '@/utils/account/crop-picture';
import styles from './crop-dialog.module.css';

type CropDialogProps = Readonly<{
  file: File;
  /** Shows it. */
  url: string;
  /** Why it could not be saved. */
  error: string;
  isBusy: boolean;
  onClose: () => void;
  onSave: (picture: Blob) => void;
}>;

const ZOOM_MAX = 3;
const STEP = 0.1;
const icon = { size: 20 } as const;

const within = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(1, zoom));

/** Which square of a picture is shown: dragged and pinched, or by arrow keys, plus and minus. */
export function CropDialog(props: CropDialogProps) {
  const { error, file, isBusy, onClose, onSave, url } = props;
  const { t } = useTranslation('account');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === '+' || key === '=') setZoom(within(zoom + STEP));
    if (key === '-') setZoom(within(zoom - STEP));
  }
  async function save(): Promise<void> {
    if (area) onSave(await cropPicture(file, area).catch(() => file));
  }
  return (
    <Dialog
      title={t('account.picture.crop')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button block loading={isBusy} onClick={() => void save()}>
            {t('account.picture.save')}
          </Button>
        </>
      }
    >
      {error && <FormAlert>{error}</FormAlert>}
      <div className={styles.stage} dir="ltr">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'group',
            'aria-label': t('account.picture.help'),
            onKeyDownCapture: handleKeyDown,
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <span className="sr-only">{t('account.picture.zoom')}</span>
        <Minus {...icon} />
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <Plus {...icon} />
      </label>
      <p className="fine">{t('account.picture.help')}</p>
    </Dialog>
  );
}
