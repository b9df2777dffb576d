import { Trash2, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './zone-tools.module.css';

type ZoneToolsProps = Readonly<{
  canUndo: boolean;
  canClear: boolean;
  /** A corner is chosen. */
  canRemove: boolean;
  onUndo: () => void;
  onClear: () => void;
  onRemove: () => void;
}>;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with the area as a whole, at the upper edge of its map. */
export function ZoneTools(props: ZoneToolsProps) {
  const { canClear, canRemove, canUndo, onClear, onRemove, onUndo } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 {...icon} className="flip" />
        {t('zone.undo')}
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={!canClear}
        onClick={onClear}
      >
        <Trash2 {...icon} />
        {t('zone.clear')}
      </button>
      {canRemove && (
        <button type="button" className={styles.tool} onClick={onRemove}>
          <X {...icon} />
          {t('zone.corner.remove')}
        </button>
      )}
    </div>
  );
}

type ZoneFiguresProps = Readonly<{
  /** With their units; null: there is no area yet. */
  area: string | null;
  far: string | null;
  /** What to do instead. */
  hint: string;
}>;

/** How large the area is and how far the way to its farthest corner, at the lower edge of its map. */
export function ZoneFigures({ area, far, hint }: ZoneFiguresProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.figures} role="status">
      {area ? (
        <>
          <p>
            <b>{area}</b>
            <span>{t('zone.area.text')}</span>
          </p>
          {far && (
            <p>
              <b>{far}</b>
              <span>{t('zone.far')}</span>
            </p>
          )}
        </>
      ) : (
        <p>{hint}</p>
      )}
    </div>
  );
}
