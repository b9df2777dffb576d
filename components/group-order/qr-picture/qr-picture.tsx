import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './qr-picture.module.css';

type QrPictureProps = Readonly<{
  /** What a camera reads out of it. */
  text: string;
  label: string;
}>;

/** Light around the code, in its own squares: without it cameras do not find it. */
const MARGIN = 4;

/** A QR code, dark on light in both schemes, as many cameras read no other. */
export function QrPicture({ label, text }: QrPictureProps) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
    const squares = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: squares.join(''), size: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
