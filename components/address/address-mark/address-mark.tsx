import { BriefcaseBusiness, Heart, House, MapPin } from 'lucide-react';
import { addressKind } from '@/utils/address/address-kind';

type AddressMarkProps = Readonly<{
  /** As the customer calls it. */
  name: string;
  size?: number;
}>;

const ICONS = {
  home: House,
  work: BriefcaseBusiness,
  family: Heart,
  other: MapPin,
} as const;

/** The picture of a saved address, by its name. */
export function AddressMark({ name, size = 20 }: AddressMarkProps) {
  const Icon = ICONS[addressKind(name)];
  return <Icon size={size} />;
}
