import { OutsideActions as Actions } from '@/components/shop/outside-actions/outside-actions';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';

/** The ways on where a shop does not deliver. */
export function OutsideWays() {
  const [, setType] = useDeliveryType();
  return <Actions onPickup={() => setType('pickup')} />;
}
