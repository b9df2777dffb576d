import { Picture } from '@/components/ui/picture/picture';

type GalleryPictureProps = Readonly<{ src: string; alt: string }>;

const SIZES = '(max-width: 600px) 100vw, 520px';

/** A picture of an open dish. */
export function GalleryPicture({ src, alt }: GalleryPictureProps) {
  return <Picture src={src} alt={alt} width={520} height={390} sizes={SIZES} />;
}
