import { useTranslation } from 'react-i18next';
import { UploadTiles } from '@/components/application/upload-tiles/upload-tiles';
import { useUploads } from '@/hooks/application/use-uploads';

const PICTURES = {
  logo: { type: 'shops/logo', field: 'logo_img', shape: 'square' },
  cover: { type: 'shops/background', field: 'background_img', shape: 'wide' },
} as const;

type PictureFieldProps = Readonly<{
  kind: keyof typeof PICTURES;
  /** Its path; empty: none. */
  path: string;
  /** Where those are shown from that are there already. */
  links?: Readonly<Record<string, string>>;
  /** Of the field that a form posts without script. */
  name?: string;
  errors: Readonly<Record<string, string | undefined>>;
  /** As it is now, for an upload that ends later than it began. */
  read: () => string;
  onChange: (path: string, field: string) => void;
}>;

/** The logo or the cover of a shop. */
export function PictureField(props: PictureFieldProps) {
  const { errors, kind, links, name, onChange, path, read } = props;
  const { t } = useTranslation();
  const { field, shape, type } = PICTURES[kind];
  const { add, error, items, remove, retry } = useUploads({
    type,
    max: 1,
    paths: path ? [path] : [],
    links,
    onChange: (next) => {
      const before = read();
      onChange(next(before ? [before] : []).at(-1) ?? '', field);
    },
  });
  return (
    <UploadTiles
      title={t(`seller.${kind}`)}
      name={name}
      items={items}
      max={1}
      shape={shape}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={error ?? errors[field]}
    />
  );
}
