import { Bike, Store } from 'lucide-react';
import type { Mode } from '@/utils/checkout/mode';

type ModeIconProps = Readonly<{ mode: Mode; size: number }>;

/** Stands beside the word. */
export function ModeIcon({ mode, size }: ModeIconProps) {
  const Icon = mode === 'pickup' ? Store : Bike;
  return <Icon size={size} />;
}
