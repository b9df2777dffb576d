import { useState } from 'react';
import { FieldNote } from '@/components/application/step-fields/step-fields';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useZone } from '@/hooks/application/use-zone';
import type { LatLng } from '@/utils/address/geo';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { ZoneFields } from '../shared/zone-fields';
import { type CardProps, ShopCard } from './shop-card';

const PlaceSearch = lazyBlock(() => import('./place-search'), 'PlaceSearch');

/** Where it stands, and the area that it delivers to; a place found by its address moves the pin. */
export function ZoneCard({ editor }: CardProps) {
  const { draft } = editor;
  const { errors } = editor.notesOf('zone');
  const [picks, setPicks] = useState(0);
  const canLookUp = useCanLookUp();
  const zone = useZone({
    draft,
    change: (next) => editor.change('zone', next, 'zone'),
  });
  const put = (location: LatLng): void =>
    editor.change('zone', { location }, 'location', 'zone');
  const look = (): void => setPicks((count) => count + 1);
  return (
    <ShopCard editor={editor} section="zone">
      <ZoneFields
        zone={zone}
        draft={draft}
        errors={errors}
        picks={picks}
        onKind={(kind) => {
          zone.setKind(kind);
          look();
        }}
        onPin={put}
        onRadius={(radius) => editor.change('zone', { radius }, 'zone')}
      >
        {canLookUp ? (
          <PlaceSearch
            error={errors.location}
            onPick={(location) => {
              put(location);
              look();
            }}
          />
        ) : (
          <FieldNote error={errors.location} blocks />
        )}
      </ZoneFields>
    </ShopCard>
  );
}
